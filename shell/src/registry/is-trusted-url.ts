/** Code is loaded over https, from the shell's own origin or from localhost. */
export function isTrustedUrl(text: string, shellOrigin: string): boolean {
  if (!URL.canParse(text, shellOrigin)) return false
  const url = new URL(text, shellOrigin)
  if (!url.pathname.endsWith('/')) return false
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  return (
    url.protocol === 'https:' || url.origin === shellOrigin || (url.protocol === 'http:' && isLocal)
  )
}
