/** Why a mode failed to load or run. */
export type ErrorKind =
  /** The registry has no entry for it, or cannot be loaded, or closes it. */
  | 'unregistered'
  /** A file does not come: no network, no answer, no such file, a wrong hash, an origin that the page's policy refuses. */
  | 'unreachable'
  /** Its contract is another one, or it needs versions that the shell does not provide. */
  | 'incompatible'
  /** It does not start: a script that throws, no mode, nothing rendered. */
  | 'broken'
  /** It threw after its first screen; the screen stays where that was in an event handler or a promise. */
  | 'crashed'

/** What an error reporter receives. */
export interface ErrorReport {
  /** `shell`: thrown in the app around the modes. */
  mode: string
  kind: ErrorKind
  /** The release's URL; absent when it is unknown. */
  url?: string
  cause: unknown
}

export class ModeLoadError extends Error {
  override name = 'ModeLoadError'
  readonly kind: ErrorKind

  constructor(kind: ErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Whether a file failed to load: as `lazyComponent` names the error, or as browsers and Vite phrase it. */
export const isFileError = ({ name, message }: Error): boolean =>
  name === 'ChunkLoadError' ||
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(message)
