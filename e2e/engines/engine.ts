/** A pointer or keyboard with its actions, in the format that W3C WebDriver and WebDriver BiDi share. */
interface InputSource {
  type: 'pointer' | 'key'
  id: string
  parameters?: { pointerType: 'mouse' | 'touch' }
  actions: readonly Record<string, unknown>[]
}

export interface Viewport {
  width: number
  height: number
}

/** The window in which an engine starts. */
export const phone: Viewport = { width: 390, height: 844 }

/** A browser's remote-control connection; `EngineDriver` builds everything else on it. */
export interface Session {
  goto(url: string): Promise<void>
  /** Runs a function in the page, without its closure; arguments and result are serialized as JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  perform(sources: readonly InputSource[]): Promise<void>
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>
  resize(viewport: Viewport): Promise<void>
  screenshot(): Promise<Buffer>
  /** Console errors, uncaught errors and blocked content since the last call. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

export interface Engine {
  name: string
  /** The Debian packages that install it. */
  packages: readonly string[]
  /** Whether all of its programs are installed. */
  find(): Promise<boolean>
  start(): Promise<Session>
}

/** The source of an expression that calls a function with these arguments. It defines `__name`, which tsx calls in compiled functions. */
export const callOf = (run: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(() => { const __name = (value) => value; return (${run})(...${JSON.stringify(args)}) })()`
