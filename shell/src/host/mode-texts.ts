import type { Mode } from '@baithak/shared/define-mode'
import { shellTextsTimeoutMs, withTimeout } from '@baithak/shared/timeouts'
import type { BackendModule, ReadCallback } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { withFileTimeout } from '../modes/attempts'
import { ModeFault } from '../modes/fault'

type Loaders = Mode['translations']

/**
 * Where texts come from: the shell's own from `/locales`, a mode's from the mode itself, so that a mode's texts
 * are deployed with its code. i18next's own retries stand behind both (section 7).
 */
export class Texts implements BackendModule {
  readonly type = 'backend'
  private readonly http = new HttpBackend()
  private readonly modes = new Map<string, Loaders>()
  /** Namespaces that could not be read: i18next does not ask for them again by itself. */
  private readonly failed = new Set<string>()
  /** A request for the shell's own texts has hung. */
  isLate = false

  /** The namespace `id` is read from the mode from now on. True when what i18next has of it is another build's, or nothing. */
  offer(id: string, loaders: Loaders): boolean {
    const before = this.modes.get(id)
    this.modes.set(id, loaders)
    return this.failed.delete(id) || (before !== undefined && before !== loaders)
  }

  init(...options: Parameters<BackendModule['init']>) {
    this.http.init(...(options as unknown as Parameters<HttpBackend['init']>))
  }

  read(language: string, namespace: string, answer: ReadCallback) {
    const load = this.modes.get(namespace)?.[language as keyof Loaders]
    if (!load) return this.readShell(language, namespace, answer)
    withFileTimeout(load(), `the texts of ${namespace} in ${language}`).then(
      (texts) => answer(null, texts.default),
      (error: unknown) => {
        this.failed.add(namespace)
        // A hanging import is joined by the next one: to ask again is only to wait longer.
        const askAgain = !(error instanceof ModeFault)
        answer(error instanceof Error ? error : String(error), askAgain)
      },
    )
  }

  private readShell(language: string, namespace: string, answer: ReadCallback) {
    const reading = new Promise<Parameters<ReadCallback>>((resolve) =>
      this.http.read(language, namespace, (...answered) => resolve(answered)),
    )
    const late = () => new Error(`no texts in ${language} after ${shellTextsTimeoutMs} ms`)
    withTimeout(reading, shellTextsTimeoutMs, late).then(
      (answered) => answer(...answered),
      (error: Error) => {
        this.isLate = true
        answer(error, false)
      },
    )
  }
}
