import type { Mode } from '@baithak/contract'
import { inLanguage, languageOf, languages } from '@baithak/contract'
import { fileTimeoutMs, shellTranslationsTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import { indianNumbers } from '@baithak/ui/format'
import { createInstance, type i18n, type ReadCallback, type ResourceKey } from 'i18next'
import LanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'

type Loaders = Mode['translations']

export interface Translations {
  i18n: i18n
  /** Loads the texts of a mode as the namespace `id`; resolves to whether there are any, in its language or in English. */
  loadMode(id: string, loaders: Loaders): Promise<boolean>
  /** Settles once there are texts of the shell; rejects where neither the server nor the build has any. */
  ready: Promise<unknown>
}

/** Section 9. The cookie outlives signing out, which clears the local storage. */
const detection: DetectorOptions = {
  order: ['localStorage', 'cookie', 'htmlTag', 'path', 'subdomain'],
  caches: ['localStorage', 'cookie'],
  lookupLocalStorage: 'i18nextLng',
  lookupCookie: 'i18next',
  cookieMinutes: 365 * 24 * 60,
  cookieOptions: { path: '/', sameSite: 'lax' },
  // i18next would have 'hi-IN' as its language, in spite of `languageOnly`.
  convertDetectedLanguage: (code) => languageOf(code) ?? code,
}

/**
 * The backend's own request takes a time-out for an answer that is final (i18next-http-backend 4.0.10); a request without
 * a status is one that section 7 retries.
 */
const request: NonNullable<HttpBackendOptions['request']> = (_options, url, _payload, callback) => {
  const send = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(shellTranslationsTimeoutMs) })
    return { status: response.status, data: await response.text() }
  }
  send().then(
    (response) => callback(null, response),
    () => callback(null, { status: 0, data: '' }),
  )
}

/** Letters change their shape when their font comes: the page waits so long for it before it changes its language. */
const fontTimeoutMs = 400

const loadFonts = (language: string | undefined) => {
  const letters = languages.find(({ id }) => id === language)?.name
  const fonts = ['Display', 'Text'].map((family) =>
    document.fonts?.load(`1em "Baithak ${family}"`, letters),
  )
  const timeoutError = () => new Error('The fonts have not come.')
  return withTimeout(Promise.all(fonts), fontTimeoutMs, timeoutError).catch(() => {})
}

/**
 * i18next, with the shell's translations from `/locales` and each mode's from the mode itself. Both are retried as section 7
 * says, which is i18next's default (26.7.2): five times, first after 350 ms, then after twice the time before.
 */
export function createTranslations(): Translations {
  const i18n = createInstance()
  const modes = new Map<string, Loaders>()

  class Backend extends HttpBackend {
    override read(language: string, namespace: string, callback: ReadCallback) {
      const loaders = modes.get(namespace)
      if (!loaders) return super.read(language, namespace, callback)
      const timeout = new Error(`${namespace} has no texts after ${fileTimeoutMs} ms`)
      withTimeout(inLanguage(loaders, language)(), fileTimeoutMs, () => timeout).then(
        ({ default: texts }) => callback(null, texts as ResourceKey),
        // The browser would join the import that hangs.
        (error) => callback(error, error !== timeout),
      )
    }
  }

  const renderAgain = () => i18n.emit('languageChanged', i18n.language)
  // Other readers load it only when a text is missing: a test compares the keys of all languages.
  let english: Promise<unknown> | undefined
  const addEnglish = () => {
    english ??= i18n.loadLanguages('en').then(renderAgain)
  }
  let builtIn: Promise<unknown> | undefined
  const addBuiltIn = async () => {
    const texts = await import('../../public/locales/en/translation.json')
    i18n.addResourceBundle('en', 'translation', texts.default)
    renderAgain()
  }
  i18n.on('failedLoading', (language, namespace) => {
    if (language !== 'en') addEnglish()
    else if (namespace === 'translation') builtIn = addBuiltIn().catch(() => {})
    // After a final failure i18next counts the texts as loaded, and the next change of language would not request them
    // (26.7.2). It does after all retries have failed: that is state 0. The event comes before the state.
    queueMicrotask(() => {
      i18n.services.backendConnector.state[`${language}|${namespace}`] = 0
    })
  })
  const changeLanguage = i18n.changeLanguage.bind(i18n)
  i18n.changeLanguage = async (language, ...rest) => {
    await loadFonts(language)
    return changeLanguage(language, ...rest)
  }
  window.addEventListener('online', () => {
    if (english || builtIn) void changeLanguage(i18n.language)
  })
  i18n.on('languageChanged', (language) => {
    const isShown = i18n.hasResourceBundle(language, 'translation')
    document.documentElement.lang = isShown ? language : 'en'
  })
  // Another tab has changed it. Signing out there, which clears everything, changes no language.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'i18nextLng' && newValue && newValue !== i18n.language)
      void i18n.changeLanguage(newValue)
  })

  const initialized = i18n
    .use(Backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .use(indianNumbers)
    .init({
      supportedLngs: languages.map(({ id }) => id),
      fallbackLng: (language) => (language && !english ? [] : ['en']),
      load: 'languageOnly',
      ns: ['translation'],
      backend: { request },
      detection,
      // A missing translation shows nothing rather than its key, until English has come.
      parseMissingKeyHandler: (_key: string, defaultValue?: string) => {
        if (defaultValue === undefined && i18n.language !== 'en') addEnglish()
        return defaultValue ?? ''
      },
      interpolation: { escapeValue: false },
      react: { useSuspense: true, transWrapTextNodes: 'span' },
    })
  const hasTexts = (namespace: string) =>
    [i18n.language, 'en'].some((language) => i18n.hasResourceBundle(language, namespace))
  const waitUntilReady = async () => {
    await initialized
    await english
    await builtIn
    if (!hasTexts('translation')) throw new Error('The texts have not come.')
  }
  return {
    i18n,
    ready: waitUntilReady(),
    async loadMode(id, loaders) {
      if (modes.get(id) !== loaders)
        for (const language of languages) i18n.removeResourceBundle(language.id, id)
      modes.set(id, loaders)
      const namespaces = i18n.options.ns as string[]
      if (!namespaces.includes(id)) namespaces.push(id)
      // `loadNamespaces` would wait for the shell's texts too, if they have failed.
      const missing = (english ? [i18n.language, 'en'] : [i18n.language]).filter(
        (language) => !i18n.hasResourceBundle(language, id),
      )
      if (missing.length > 0) await i18n.reloadResources(missing, [id])
      await english
      return hasTexts(id)
    },
  }
}
