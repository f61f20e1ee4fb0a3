import { requestedUrls, shellAssets } from '../faults/refetch-shell'
import type { RegistryEntry } from '../registry/registry'

/** An entry of Workbox's `CACHE_URLS`: the arguments of a `Request`. */
export type UrlToCache = [url: string, init?: RequestInit]

/** What this page has loaded so far. */
export function loadedUrls(): UrlToCache[] {
  const requested = requestedUrls()
  // A mode's file is cached only with its hash; a link without a request may still be pending.
  const modeFiles = [...document.querySelectorAll<HTMLLinkElement>('link[integrity]')].filter(
    ({ href }) => requested.has(href),
  )
  return [
    ...shellAssets().map((url): UrlToCache => [url]),
    ...modeFiles.map(
      (link): UrlToCache => [link.href, { integrity: link.getAttribute('integrity') ?? '' }],
    ),
  ]
}

/** The page at the current URL, if it may have a picture of the screen: a first screen, or one that is opened directly. */
export function pageToCache(
  { manifest }: RegistryEntry,
  { href, pathname }: Pick<Location, 'href' | 'pathname'>,
): UrlToCache[] {
  const { nav, preload } = manifest
  const paths = [...nav.map(({ path }) => path), ...Object.keys(preload.screens ?? {})]
  return paths.includes(pathname) ? [[new URL(pathname, href).href]] : []
}
