/** Whether a file of the mode failed to load: as `lazyComponent` names the error, or as browsers and Vite phrase it. */
export function isChunkLoadError(error: Error): boolean {
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|Importing a module script failed|Failed to load CSS asset|Unable to preload/i.test(
      error.message,
    )
  )
}
