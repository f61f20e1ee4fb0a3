import type { ErrorKind } from '../services/error-reports'

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
