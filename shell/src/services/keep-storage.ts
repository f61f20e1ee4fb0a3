/** Returns what asks the browser, once in each page, not to delete what is stored when the device runs out of space. */
export function createStorageKeeper(): () => void {
  let hasAsked = false
  return () => {
    if (hasAsked) return
    hasAsked = true
    // Missing without a secure connection.
    navigator.storage?.persist?.().catch(() => {})
  }
}
