import { indianNumbers } from '@baithak/shared/format'
import { createInstance, type i18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { Texts } from './mode-texts'

/** Minutes that the language cookie lasts. */
const aYear = 365 * 24 * 60

/**
 * Detection, caching, fallback and retries of sections 7 and 9. `ready` resolves when the first texts are there or have
 * failed, of which nobody is told; it rejects when the requests for them hang.
 */
export function createLanguages(): { i18n: i18n; texts: Texts; ready: Promise<void> } {
  const i18n = createInstance()
  const texts = new Texts()
  // Hindi is complete, a test compares the keys: English comes to its readers only when Hindi cannot be had.
  let hindiIsWhole = true
  let english: Promise<unknown> | undefined
  i18n.on('failedLoading', (language) => {
    if (language !== 'hi' || !hindiIsWhole) return
    hindiIsWhole = false
    english = i18n.loadLanguages('en').then(() => i18n.changeLanguage(i18n.language))
  })
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  const started = i18n
    .use(texts)
    .use(LanguageDetector)
    .use(initReactI18next)
    .use(indianNumbers)
    .init({
      supportedLngs: ['en', 'hi'],
      fallbackLng: (language) => (language === 'hi' && hindiIsWhole ? [] : ['en']),
      load: 'languageOnly',
      ns: ['translation'],
      backend: { loadPath: '/locales/{{lng}}/translation.json' },
      detection: {
        order: ['localStorage', 'cookie', 'htmlTag', 'path', 'subdomain'],
        lookupLocalStorage: 'i18nextLng',
        lookupCookie: 'i18next',
        lookupFromPathIndex: 0,
        lookupFromSubdomainIndex: 0,
        // 'hi-IN' is Hindi for i18next, but not for whoever asks which of our two languages is spoken.
        convertDetectedLanguage: (code: string) => code.replace(/[-_].*/, ''),
        // The cookie outlives signing out, which clears the local storage.
        caches: ['localStorage', 'cookie'],
        cookieOptions: { path: '/', sameSite: 'lax' },
        cookieMinutes: aYear,
      },
      maxRetries: 5,
      retryTimeout: 350,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  const start = async () => {
    await started
    await english
    const hasTexts = ['en', 'hi'].some((language) =>
      i18n.hasResourceBundle(language, 'translation'),
    )
    if (texts.isLate && !hasTexts) throw new Error('The texts have not come.')
  }
  return { i18n, texts, ready: start() }
}
