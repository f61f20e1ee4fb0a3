const cookieSeconds = 365 * 24 * 60 * 60

/** Stores the chosen language. The cookie outlives signing out, which clears the local storage. */
export function storeLanguage(language: string): void {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: raw text, read by the head script before the records exist.
    localStorage.setItem('i18nextLng', language)
  } catch {
    // Blocked storage is reported by the records; the cookie may still work.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and newer than Safari 17.4.
  document.cookie = `i18next=${language}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`
}
