import type { Language } from '@baithak/shared/contract'
import { indianNumbers } from '@baithak/shared/format'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from '../../public/locales/en/translation.json'
import hi from '../../public/locales/hi/translation.json'

/** i18next with the translations of the shell bundled, for the prerender and for tests. */
export function createBundledI18n(language: Language): i18n {
  const instance = createInstance()
  void instance
    .use(initReactI18next)
    .use(indianNumbers)
    .init({
      lng: language,
      fallbackLng: 'en',
      resources: { en: { translation: en }, hi: { translation: hi } },
      interpolation: { escapeValue: false },
      initAsync: false,
    })
  return instance
}
