import { byLanguage } from '@baithak/contract'
import { indianNumbers } from '@baithak/ui/format'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

const texts = byLanguage(
  import.meta.glob<object>('../../public/locales/*/translation.json', {
    eager: true,
    import: 'default',
  }),
)

/** i18next with the translations of the shell bundled, for the static screens and for tests. */
export function createBundledI18n(language: string): i18n {
  const instance = createInstance()
  void instance
    .use(initReactI18next)
    .use(indianNumbers)
    .init({
      lng: language,
      fallbackLng: 'en',
      resources: Object.fromEntries(
        Object.entries(texts).map(([id, translation]) => [id, { translation }]),
      ),
      interpolation: { escapeValue: false },
      initAsync: false,
    })
  return instance
}
