export const cacheNames = { builds: 'builds', newest: 'newest' }

/** A file in the immutable folder of a mode's build (`…/1.4.0-3fa9c2d1b0/…`), or a hashed asset of the shell. */
export function isBuildFile({ pathname }: URL): boolean {
  return (
    /\/\d+\.\d+\.\d+-[0-9a-f]{10}\//.test(pathname) ||
    /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(pathname)
  )
}

/** A file that changes in place: the registry, or texts of the shell. */
export function isNewest({ pathname }: URL): boolean {
  return pathname === '/remotes.json' || /^\/locales\/\w+\/translation\.json$/.test(pathname)
}

/** Addresses, as a path and a query, that are files and no screens: opened by hand, they are not answered with the page. */
export const isFile = /^\/(?:(?:assets|icons|locales)\/|[^/?]+\.\w+(?:$|\?))/
