/** The URL that a friend opens, with the code in `ref`. */
export function referralLink(code: string, origin: string): string {
  const link = new URL('/', origin)
  link.searchParams.set('ref', code)
  return link.href
}
