import { indianNumbers } from '@baithak/shared/format'
import { withTimeout } from '@baithak/shared/timeouts'
import { createInstance, type i18n, type LanguageDetectorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readBootstrapHints } from './bootstrap-hints'
import { storeLanguage } from './store-language'
import { TranslationsBackend } from './translations-backend'

const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => readBootstrapHints().language,
  cacheUserLanguage: storeLanguage,
}

/** A language does not wait longer for its font: the system's is shown until it has loaded. */
const fontTimeoutMs = 400

/** Without it, headings would be blank where the system has no Devanagari font, or change their font. */
const loadDevanagari = () =>
  withTimeout(
    Promise.all(
      ['Display', 'Text'].map((name) => document.fonts?.load(`1em "Baithak ${name}"`, 'क')),
    ),
    fontTimeoutMs,
    () => new Error('The fonts have not come.'),
  ).catch(() => {})

/**
 * i18next with the detection, caching, fallback and retries of sections 7 and 9. `ready` resolves when the first
 * translations have loaded or failed, and rejects when their requests time out.
 */
export function createI18n(): {
  i18n: i18n
  translations: TranslationsBackend
  ready: Promise<void>
} {
  const i18n = createInstance()
  const translations = new TranslationsBackend()
  // A test compares the keys of both languages, so Hindi loads English only when a translation fails to load.
  let isHindiComplete = true
  let english: Promise<unknown> | undefined
  const addEnglish = async () => {
    if (!isHindiComplete || i18n.language === 'en') return
    isHindiComplete = false
    await i18n.loadLanguages('en')
    // Rerenders everything, now with English as fallback.
    await i18n.changeLanguage(i18n.language)
  }
  i18n.on('failedLoading', (language) => {
    if (language === 'hi') english ??= addEnglish()
  })
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  const changeLanguage = i18n.changeLanguage.bind(i18n)
  i18n.changeLanguage = async (language, ...rest) => {
    if (i18n.isInitialized && language === 'hi') await loadDevanagari()
    return changeLanguage(language, ...rest)
  }
  const initialized = i18n
    .use(translations)
    .use(detector)
    .use(initReactI18next)
    .use(indianNumbers)
    .init({
      supportedLngs: ['en', 'hi'],
      fallbackLng: (language) => (language === 'hi' && isHindiComplete ? [] : ['en']),
      load: 'languageOnly',
      ns: ['translation'],
      // A missing translation shows nothing rather than its key.
      parseMissingKeyHandler: (_key: string, defaultValue = '') => {
        void addEnglish()
        return defaultValue
      },
      maxRetries: 5,
      retryTimeout: 350,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  const waitUntilReady = async () => {
    await initialized
    await english
    const hasTranslations = ['en', 'hi'].some((language) =>
      i18n.hasResourceBundle(language, 'translation'),
    )
    if (translations.hasTimedOut && !hasTranslations) throw new Error('The texts have not come.')
  }
  return { i18n, translations, ready: waitUntilReady() }
}
