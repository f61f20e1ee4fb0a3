import { releaseNamePattern } from '@baithak/contract/release-name'

/** Returns whether a URL is a file of a mode's release (`…/1.4.0-3fa9c2d1b0/…`) or a hashed asset of the shell. */
export function isImmutable({ pathname }: URL): boolean {
  const folders = pathname.split('/').slice(1, -1)
  return (
    folders.some((name) => releaseNamePattern.test(name)) ||
    /^\/assets\/(?:shared\/)?[^/]+-[\w-]{8}\.\w+$/.test(pathname)
  )
}

/** Matches paths of files, with their query. Other paths are screens, which the page answers. */
export const isFile = /^\/(?:(?:assets|icons|locales)\/|[^/?]+\.\w+(?:$|\?))/

/** Returns whether a file is a font of Hindi or a full Latin one (330 kB). These are cached when they are used. */
export const isCachedOnUse = (url: string): boolean => /-devanagari-|\/(?:anek|rozha)-/.test(url)

const expectedTypes = new Map([
  ['js', /javascript/],
  ['css', /css/],
  ['json', /json/],
])

/** Returns whether a response has its file's type. A captive portal answers everything with a page and status 200. */
export function hasExpectedType(url: string, contentType: string | null): boolean {
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? ''
  const expected = expectedTypes.get(extension) ?? /^(?!text\/html)/
  return expected.test(contentType ?? '')
}
