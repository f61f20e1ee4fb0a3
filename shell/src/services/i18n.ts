import { indianNumbers } from '@baithak/shared/format'
import { createInstance, type i18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { readVisitor } from './bootstrap-hints'
import { Texts } from './translations-backend'

/** Minutes that the language cookie lasts. */
const aYear = 365 * 24 * 60

/**
 * Detection, caching, fallback and retries of sections 7 and 9. `ready` resolves when the first texts are there or have
 * failed, of which nobody is told; it rejects when the requests for them hang.
 */
export function createLanguages(): { i18n: i18n; texts: Texts; ready: Promise<void> } {
  const i18n = createInstance()
  const texts = new Texts()
  // Hindi is complete, a test compares the keys: its readers get English only when a text of it cannot be had.
  let hindiIsWhole = true
  let english: Promise<unknown> | undefined
  const addEnglish = async () => {
    if (!hindiIsWhole || i18n.language === 'en') return
    hindiIsWhole = false
    await i18n.loadLanguages('en')
    // Renders everything again, now with English behind it.
    await i18n.changeLanguage(i18n.language)
  }
  i18n.on('failedLoading', (language) => {
    if (language === 'hi') english ??= addEnglish()
  })
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  const detector = new LanguageDetector()
  detector.addDetector({ name: 'visitor', lookup: () => readVisitor().language })
  const started = i18n
    .use(texts)
    .use(detector)
    .use(initReactI18next)
    .use(indianNumbers)
    .init({
      supportedLngs: ['en', 'hi'],
      fallbackLng: (language) => (language === 'hi' && hindiIsWhole ? [] : ['en']),
      load: 'languageOnly',
      ns: ['translation'],
      backend: { loadPath: '/locales/{{lng}}/translation.json' },
      detection: {
        order: ['visitor'],
        lookupLocalStorage: 'i18nextLng',
        lookupCookie: 'i18next',
        // The cookie outlives signing out, which clears the local storage.
        caches: ['localStorage', 'cookie'],
        cookieOptions: { path: '/', sameSite: 'lax' },
        cookieMinutes: aYear,
      },
      // The name of a text is no text.
      parseMissingKeyHandler: (_key: string, defaultValue = '') => {
        void addEnglish()
        return defaultValue
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
