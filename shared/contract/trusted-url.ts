/** Whether code may be loaded from a URL: over https, from the shell's own origin, or from a developer's own machine. */
export function isTrustedUrl(address: string, shellOrigin: string): boolean {
  if (!URL.canParse(address, shellOrigin)) return false
  const url = new URL(address, shellOrigin)
  if (!url.pathname.endsWith('/')) return false
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  return (
    url.protocol === 'https:' || url.origin === shellOrigin || (url.protocol === 'http:' && local)
  )
}
