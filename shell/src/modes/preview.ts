// biome-ignore-all lint/style/noRestrictedGlobals: a preview ends with the tab, and contains nothing about the member
const key = 'preview'

/** Returns the value of `?preview=party:1.4.0-0123456789`, of this page load or of an earlier one in this tab. */
export function readPreviewRequest(): string {
  try {
    const requested = new URLSearchParams(location.search).get(key)
    if (requested) sessionStorage.setItem(key, requested)
    return requested ?? sessionStorage.getItem(key) ?? ''
  } catch {
    // The browser blocks the storage.
    return ''
  }
}

export function leavePreview(): void {
  sessionStorage.removeItem(key)
  // A path that begins with two slashes would name another host.
  location.replace(location.origin + location.pathname)
}
