/** A file's content as it was read; `version` identifies it in a later write. */
interface VersionedText {
  text: string
  version: string
}

/** Where a deployed shell's files are: a folder, or a server that accepts PUT. */
export interface SiteTarget {
  /** For messages. */
  name: string
  read(path: string): Promise<VersionedText | undefined>
  /** Writes a file that still has this version, `undefined` for a new one. Throws a `ConflictError` otherwise. */
  write(path: string, text: string, version: string | undefined): Promise<void>
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>
  /** Runs writes that belong together, alone where the target can be locked. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}

/** Somebody else has changed a file since it was read. */
export class ConflictError extends Error {
  override name = 'ConflictError'
  constructor(path: string) {
    super(`${path} was changed by somebody else in the meantime. Look at it, and run again.`)
  }
}
