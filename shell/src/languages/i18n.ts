import { languages } from '@baithak/contract'
import { withTimeout } from '@baithak/storage/with-timeout'
import { indianNumbers } from '@baithak/ui/format'
import { createInstance, type i18n, type LanguageDetectorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readBootstrapHints } from '../first-frame/bootstrap-hints'
import { storeLanguage } from './store-language'
import { loadBuiltInTexts, TranslationsBackend } from './translations-backend'

const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => readBootstrapHints().language,
  cacheUserLanguage: storeLanguage,
}

/** A language does not wait longer for its font: the system's is shown until it has loaded. */
const fontTimeoutMs = 400

/** Without it, headings would be blank where the system has no font of the script, or change their font. */
const loadFonts = (language: string) =>
  withTimeout(
    Promise.all(
      ['Display', 'Text'].map((family) =>
        document.fonts?.load(
          `1em "Baithak ${family}"`,
          languages.find(({ id }) => id === language)?.name,
        ),
      ),
    ),
    fontTimeoutMs,
    () => new Error('The fonts have not come.'),
  ).catch(() => {})

/**
 * i18next with the detection, caching and fallback of section 9. `ready` resolves once there are texts of the shell, and
 * rejects where neither the translations nor the built-in ones load.
 */
export function createI18n(): {
  i18n: i18n
  translations: TranslationsBackend
  ready: Promise<void>
} {
  const i18n = createInstance()
  /** Texts that are there already stay, unless they are replaced. */
  const addTexts = (language: string, texts: object, replaces: boolean) => {
    i18n.addResourceBundle(language, 'translation', texts, true, replaces)
    // Rerenders everything.
    return i18n.changeLanguage(i18n.language)
  }
  const translations = new TranslationsBackend((language, texts) => addTexts(language, texts, true))
  // A test compares the keys of all languages, so English is loaded too only when a translation fails to load.
  let isComplete = true
  let english: Promise<unknown> | undefined
  let isBuiltInAdded = false
  const addEnglish = async () => {
    isComplete = false
    await i18n.loadLanguages('en')
    // Rerenders everything, now with English as fallback.
    await i18n.changeLanguage(i18n.language)
  }
  const addBuiltIn = async () => {
    isBuiltInAdded = true
    await addTexts('en', await loadBuiltInTexts('en'), false)
  }
  const addMissing = () => {
    if (i18n.language !== 'en' && isComplete) english = addEnglish()
    else if (!isBuiltInAdded && i18n.hasResourceBundle('en', 'translation'))
      addBuiltIn().catch(() => {})
  }
  i18n.on('failedLoading', (language) => {
    if (language !== 'en') addMissing()
  })
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  // The cookie still has it after a sign-out.
  const followOtherTabs = () => {
    // Not the page's language, which is the translator's on a page that the browser translates.
    const { cookie, location } = document
    const documentElement = { lang: i18n.language }
    const { language } = readBootstrapHints(undefined, { cookie, location, documentElement })
    if (i18n.isInitialized && language !== i18n.language) void i18n.changeLanguage(language)
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === 'i18nextLng') followOtherTabs()
  })
  // A page in the back-forward cache receives no storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followOtherTabs()
  })
  const changeLanguage = i18n.changeLanguage.bind(i18n)
  i18n.changeLanguage = async (language, ...rest) => {
    if (i18n.isInitialized && language) await loadFonts(language)
    return changeLanguage(language, ...rest)
  }
  const initialized = i18n
    .use(translations)
    .use(detector)
    .use(initReactI18next)
    .use(indianNumbers)
    .init({
      supportedLngs: languages.map(({ id }) => id),
      fallbackLng: (language) => (language !== 'en' && isComplete ? [] : ['en']),
      load: 'languageOnly',
      ns: ['translation'],
      // A missing translation shows nothing rather than its key.
      parseMissingKeyHandler: (_key: string, defaultValue?: string) => {
        if (defaultValue === undefined) addMissing()
        return defaultValue ?? ''
      },
      interpolation: { escapeValue: false },
      react: { useSuspense: true, transWrapTextNodes: 'span' },
    })
  const waitUntilReady = async () => {
    await initialized
    await english
    const hasTexts = languages.some(({ id }) => i18n.hasResourceBundle(id, 'translation'))
    if (!hasTexts) throw new Error('The texts have not come.')
  }
  return { i18n, translations, ready: waitUntilReady() }
}
