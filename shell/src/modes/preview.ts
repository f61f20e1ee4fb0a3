// biome-ignore-all lint/style/noRestrictedGlobals: a preview ends with the tab, and contains nothing about the member
const key = 'preview'

/** Returns what `?preview=party:1.4.0-0123456789` asks for, in this page load or in an earlier one of this tab. */
export function readPreviewRequest(): string {
  try {
    const requested = new URLSearchParams(location.search).get(key)
    if (requested) sessionStorage.setItem(key, requested)
    return requested ?? sessionStorage.getItem(key) ?? ''
  } catch {
    // Blocked storage: no preview.
    return ''
  }
}

export function leavePreview(): void {
  sessionStorage.removeItem(key)
  // With the origin, because a path that begins with two slashes would name another host.
  location.replace(location.origin + location.pathname)
}
