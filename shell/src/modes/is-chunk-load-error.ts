/**
 * Whether a mode fell over a file that could not be loaded: as `lazyScreen` names it, or as browsers and the mode's own
 * loader word it.
 */
export function isChunkLoadError(error: Error): boolean {
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|Importing a module script failed|Failed to load CSS asset|Unable to preload/i.test(
      error.message,
    )
  )
}
