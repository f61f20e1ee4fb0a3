import type { ByLanguage, Mode } from '@baithak/contract'
import { languageOf } from '@baithak/contract'
import { fileTimeoutMs, shellTranslationsTimeoutMs } from '@baithak/contract/timeouts'
import type { AppStorage, RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { withTimeout } from '@baithak/storage/with-timeout'
import { createI18n } from '@baithak/ui/create-i18n'
import { changeLanguage } from '@baithak/ui/language-button'
import type { BackendModule, i18n, ResourceKey } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'

export interface Translations {
  i18n: i18n
  /** Loads a mode's first namespace. Resolves to false if it has no texts in the visitor's language or in English. */
  loadMode(translations: Mode['translations']): Promise<boolean>
  /** Resolves once the shell has its texts. Rejects if they come neither from the server nor from the build. */
  ready: Promise<unknown>
}

/**
 * Sends one request for the shell's texts. i18next-http-backend 4.0.10 does not retry its own request after a timeout.
 * This one reports a failure as status 0, so that i18next tries again (spec §7).
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

/**
 * Creates i18next. The shell's texts come from `/locales`, and the texts of a mode from its release. The head script
 * has already set the language of the page. i18next retries the shell's texts up to five times by default (spec §7).
 */
export function createTranslations(): Translations {
  const http = new HttpBackend()
  const modes = new Map<string, ByLanguage<() => Promise<{ default: object }>>>()
  const backend: BackendModule = {
    type: 'backend',
    init: (services, options) => http.init(services, options),
    read(language, namespace, callback) {
      const loaders = modes.get(namespace)
      if (!loaders) return http.read(language, namespace, callback)
      const load = async () => loaders[language]?.() ?? { default: {} }
      const timeoutError = () => new Error(`${namespace} has no texts after ${fileTimeoutMs} ms.`)
      withTimeout(load(), fileTimeoutMs, timeoutError).then(
        ({ default: texts }) => callback(null, texts as ResourceKey),
        (error) => callback(error, false),
      )
    },
  }
  const { i18n, ready: initialized } = createI18n(
    { lng: languageOf(document.documentElement.lang) ?? 'en', backend: { request } },
    backend,
  )
  const hasTexts = (namespace: string) =>
    i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace))

  const waitUntilReady = async () => {
    await initialized
    if (i18n.hasResourceBundle('en', 'translation')) return
    try {
      const texts = await import('../../public/locales/en/translation.json')
      i18n.addResourceBundle('en', 'translation', texts.default)
    } catch (error) {
      if (!hasTexts('translation')) throw error
    }
  }
  i18n.on('languageChanged', () => {
    document.documentElement.lang = i18n.resolvedLanguage ?? 'en'
  })
  window.addEventListener('online', () => {
    if (i18n.resolvedLanguage !== i18n.language) void changeLanguage(i18n, i18n.language)
  })

  return {
    i18n,
    ready: waitUntilReady(),
    async loadMode(translations) {
      const [first = ''] = Object.keys(translations)
      // Texts of another release replace the former ones, and texts that have failed are requested again.
      const replaced = Object.keys(translations).filter(
        (namespace) =>
          modes.has(namespace) &&
          (modes.get(namespace) !== translations[namespace] ||
            (namespace === first && !hasTexts(namespace))),
      )
      for (const [namespace, loaders] of Object.entries(translations)) modes.set(namespace, loaders)
      for (const namespace of replaced)
        for (const language of i18n.languages) i18n.removeResourceBundle(language, namespace)
      if (replaced.length > 0) await i18n.reloadResources(undefined, replaced)
      // i18next 26.7.2 forgets the namespace of a removed bundle: a change of language would not load it.
      await i18n.loadNamespaces([first, ...replaced])
      return hasTexts(first)
    },
  }
}

export const languageRecord: RecordDefinition<string> = {
  key: 'i18nextLng',
  schema: v.string(),
  fallback: '',
  isText: true,
  isSilent: true,
}

/**
 * Stores the language in local storage and in a cookie, which outlives signing out (spec §7). Follows a change in
 * another tab.
 */
export function storeLanguage(i18n: i18n, storage: AppStorage): void {
  const record = storage.record(languageRecord)
  const store = (language: string) => {
    if (record.getState() !== language) record.write(language)
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no CookieStore in all supported versions.
      document.cookie = `i18next=${language}; path=/; max-age=31536000; samesite=lax`
    } catch {
      // A sandbox may forbid cookies.
    }
  }
  i18n.on('languageChanged', store)
  record.subscribe((language) => {
    if (languageOf(language) && language !== i18n.language) void changeLanguage(i18n, language)
  })
}
