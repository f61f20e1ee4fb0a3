import { byLanguage, inLanguage } from '@baithak/contract'
import { builtInTextsDelayMs, shellTranslationsTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import type { Mode } from '@baithak/ui/define-mode'
import type { BackendModule, ReadCallback } from 'i18next'
import { ModeLoadError } from '../faults/mode-load-error'
import { withFileTimeout } from '../faults/with-retry'

type Loaders = Mode['translations']

/** Nested texts by key. */
type Texts = Record<string, unknown>

/** Section 7: five retries, each delay twice the one before. */
const retryDelaysMs = [350, 700, 1400, 2800, 5600]

/** An error after which section 7 allows no retry. */
class FinalError extends Error {}

/**
 * i18next backend: loads the shell's translations from `/locales` and a mode's from the mode itself, which deploys them
 * with its code. It retries by itself: i18next would start again with each further namespace.
 */
export class TranslationsBackend implements BackendModule {
  readonly type = 'backend'
  private readonly modes = new Map<string, Loaders>()
  /** i18next does not retry these namespaces by itself. */
  private readonly failed = new Set<string>()
  private readonly onLate: (language: string, texts: Texts) => void

  /** `onLate` receives the shell's texts where the built-in ones have been used before. */
  constructor(onLate: (language: string, texts: Texts) => void = () => {}) {
    this.onLate = onLate
  }

  /** Loads the namespace `id` from a mode. True when what i18next has of it is missing or from another build. */
  registerTranslations(id: string, loaders: Loaders): boolean {
    const previous = this.modes.get(id)
    this.modes.set(id, loaders)
    return this.failed.delete(id) || (previous !== undefined && previous !== loaders)
  }

  init() {}

  read(language: string, namespace: string, callback: ReadCallback) {
    const loaders = this.modes.get(namespace)
    if (!loaders) return void this.readShell(language, callback)
    const load =
      loaders[language] ?? (() => Promise.reject(new FinalError(`no texts in ${language}`)))
    withRetries(() => withFileTimeout(load(), `the texts of ${namespace} in ${language}`)).then(
      (texts) => callback(null, texts.default),
      (error: Error) => {
        this.failed.add(namespace)
        callback(error, false)
      },
    )
  }

  /** Where the file fails or does not come soon, the built-in texts are used until it comes. */
  private readShell(language: string, callback: ReadCallback) {
    let hasTexts = false
    let builtIn: Promise<void> | undefined
    const use = (texts: Texts) => {
      if (hasTexts) return this.onLate(language, texts)
      hasTexts = true
      callback(null, texts)
    }
    const useBuiltIn = () => {
      builtIn ??= loadBuiltInTexts(language).then((texts) => {
        if (!hasTexts) use(texts)
      })
      return builtIn
    }
    const useBuiltInSoon = () => void useBuiltIn().catch(() => {})
    const timer = setTimeout(useBuiltInSoon, builtInTextsDelayMs)
    withRetries(() => fetchTexts(language), useBuiltInSoon)
      .then(use, (error: Error) => useBuiltIn().catch(() => callback(error, false)))
      .finally(() => clearTimeout(timer))
  }
}

async function withRetries<T>(load: () => Promise<T>, onFailure = () => {}): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await load()
    } catch (error) {
      // The browser would join the same hanging import of a mode.
      if (error instanceof FinalError || error instanceof ModeLoadError) throw error
      onFailure()
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
  return load()
}

/** A request without an answer counts as one without a status, which section 7 retries. */
function fetchTexts(language: string): Promise<Texts> {
  const url = `/locales/${language}/translation.json`
  const request = new AbortController()
  return withTimeout(readTexts(url, request.signal), shellTranslationsTimeoutMs, () => {
    request.abort()
    return new Error(`${url} has not answered in ${shellTranslationsTimeoutMs} ms`)
  })
}

async function readTexts(url: string, signal: AbortSignal): Promise<Texts> {
  const response = await fetch(url, { signal })
  if (response.status >= 500) throw new Error(`${url} answered ${response.status}`)
  if (!response.ok) throw new FinalError(`${url} answered ${response.status}`)
  const body = await response.text()
  try {
    const texts: unknown = JSON.parse(body)
    if (isTexts(texts)) return texts
  } catch {}
  throw new FinalError(`${url} has no texts`)
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const builtInTexts = byLanguage(
  import.meta.glob<Texts>('../../public/locales/*/translation.json', { import: 'default' }),
)

/** The shell's texts as a chunk of its build. */
export const loadBuiltInTexts = (language: string): Promise<Texts> =>
  inLanguage(builtInTexts, language)()
