import { requestedUrls, shellAssets } from '../faults/refetch-shell'

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
