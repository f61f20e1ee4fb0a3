/** A tap, a key or a wait, as W3C WebDriver and WebDriver BiDi both spell it. */
export interface InputSource {
  type: 'pointer' | 'key'
  id: string
  parameters?: { pointerType: 'mouse' | 'touch' }
  actions: readonly Record<string, unknown>[]
}

/** What the suite needs of a browser's remote control; everything else is made of it in `visitor.ts`. */
export interface Session {
  goto(url: string): Promise<void>
  /** Runs a function in the page; it sees nothing but its arguments, and both ways carry JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  perform(sources: readonly InputSource[]): Promise<void>
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>
  screenshot(): Promise<Buffer>
  /** Console errors, uncaught errors and refused content since the last call. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

export interface Engine {
  name: string
  /** Debian's packages that bring it. */
  packages: readonly string[]
  /** Its programs on this machine, or nothing when one is missing. */
  find(): Promise<boolean>
  start(): Promise<Session>
}

/** The source of an expression that calls a function with these arguments. tsx leaves calls of `__name` in functions. */
export const callOf = (run: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(() => { const __name = (value) => value; return (${run})(...${JSON.stringify(args)}) })()`
