import { releaseNamePattern } from '@baithak/shared/release-name'

export const cacheNames = { builds: 'builds', newest: 'newest' }

/** A file in the immutable folder of a mode's release (`…/1.4.0-3fa9c2d1b0/…`), or a hashed asset of the shell. */
export function isBuildFile({ pathname }: URL): boolean {
  const folders = pathname.split('/').slice(1, -1)
  return (
    folders.some((name) => releaseNamePattern.test(name)) ||
    /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(pathname)
  )
}

/** A file that changes in place: the registry, or texts of the shell. */
export function isNewest({ pathname }: URL): boolean {
  return pathname === '/remotes.json' || /^\/locales\/\w+\/translation\.json$/.test(pathname)
}

/** Addresses, as a path and a query, that are files and no screens: opened by hand, they are not answered with the page. */
export const isFile = /^\/(?:(?:assets|icons|locales)\/|[^/?]+\.\w+(?:$|\?))/

/** Files of the shell that are too large to precache for everybody: Hindi's fonts and whole Latin ones (330 kB). */
export const isCachedOnUse = (url: string): boolean => /-devanagari-|\/(?:anek|rozha)-/.test(url)

const expectedTypes: Record<string, RegExp> = { js: /javascript/, css: /css/, json: /json/ }

/** Whether an answer is of its file's kind. A captive portal answers everything with a page and status 200. */
export function hasExpectedType(url: string, contentType: string | null): boolean {
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? ''
  const expected = expectedTypes[extension] ?? /^(?!text\/html)/
  return expected.test(contentType ?? '')
}
