import type { Mode } from '@baithak/shared/define-mode'
import { shellTranslationsTimeoutMs, withTimeout } from '@baithak/shared/timeouts'
import type { BackendModule, ReadCallback } from 'i18next'
import { ModeLoadError } from '../loading/mode-load-error'
import { withFileTimeout } from '../loading/with-retry'

type Loaders = Mode['translations']

/**
 * i18next backend: loads the shell's translations from `/locales` and a mode's from the mode itself, which deploys them
 * with its code. i18next retries both (section 7).
 */
export class TranslationsBackend implements BackendModule {
  readonly type = 'backend'
  private readonly modes = new Map<string, Loaders>()
  /** i18next does not retry these namespaces by itself. */
  private readonly failed = new Set<string>()
  /** A request for the shell's own translations has timed out. */
  hasTimedOut = false

  /** Loads the namespace `id` from a mode. True when what i18next has of it is missing or from another build. */
  registerTranslations(id: string, loaders: Loaders): boolean {
    const previous = this.modes.get(id)
    this.modes.set(id, loaders)
    return this.failed.delete(id) || (previous !== undefined && previous !== loaders)
  }

  init() {}

  read(language: string, namespace: string, callback: ReadCallback) {
    const load = this.modes.get(namespace)?.[language as keyof Loaders]
    if (!load) return this.readShell(language, callback)
    withFileTimeout(load(), `the texts of ${namespace} in ${language}`).then(
      (translations) => callback(null, translations.default),
      (error: unknown) => {
        this.failed.add(namespace)
        // A retry would join the hanging import.
        const shouldRetry = !(error instanceof ModeLoadError)
        callback(error instanceof Error ? error : String(error), shouldRetry)
      },
    )
  }

  private readShell(language: string, callback: ReadCallback) {
    const timeoutError = () =>
      new Error(`no translations in ${language} after ${shellTranslationsTimeoutMs} ms`)
    withTimeout(fetchShell(language), shellTranslationsTimeoutMs, timeoutError).then(
      (result) => callback(...result),
      (error: Error) => {
        this.hasTimedOut = true
        callback(error, false)
      },
    )
  }
}

/** Fetches the shell's translations. i18next retries after an error that comes with `true`. */
async function fetchShell(language: string): Promise<Parameters<ReadCallback>> {
  const url = `/locales/${language}/translation.json`
  let text: string
  try {
    const response = await fetch(url)
    if (!response.ok) return [`${url} answered ${response.status}`, response.status >= 500]
    text = await response.text()
  } catch (cause) {
    return [`${url}: ${cause}`, true]
  }
  try {
    return [null, JSON.parse(text)]
  } catch {
    return [`${url} is not JSON`, false]
  }
}
