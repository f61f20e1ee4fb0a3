/** Whether a mode fell over a file that is no longer there, as browsers word it. */
export function isVanishedChunk(error: Error): boolean {
  return /dynamically imported module|Importing a module script failed|Failed to load CSS asset|Unable to preload/i.test(
    error.message,
  )
}
