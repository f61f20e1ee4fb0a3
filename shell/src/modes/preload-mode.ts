import { appendPreloadLink } from '../loading/append-preload-link'
import type { RegistryEntry } from '../registry/registry'

/**
 * Preloads all files of a mode's first screen, and those of the screen at `path`. The hash on a preload link is the only
 * check of a code file, so every attempt to load begins here: an import alone would run whatever the server sends.
 * `prefetch` brings styles into the cache only, because browsers warn about a preload that is not used soon.
 */
export function preloadMode(
  { url, manifest }: RegistryEntry,
  language: string,
  {
    path = '',
    styles: method = 'preload',
  }: { path?: string; styles?: 'preload' | 'prefetch' } = {},
) {
  const { scripts, styles, texts, screens = {} } = manifest.preload
  const screen = Object.keys(screens).find((pattern) => matchesPattern(pattern, path)) ?? ''
  for (const file of [
    ...scripts,
    ...(texts[language] ?? texts.en ?? []),
    ...(screens[screen] ?? []),
    ...styles,
  ])
    preload(file)

  function preload(file: string) {
    const { href } = new URL(file, url)
    const integrity = manifest.integrity[file]
    if (!file.endsWith('.css')) appendPreloadLink(href, { rel: 'modulepreload', integrity })
    else if (method === 'preload')
      appendPreloadLink(href, { rel: 'preload', as: 'style', integrity })
    else fillCache(href, integrity)
  }
}

/** WebKit has no `rel=prefetch`, and Firefox refuses one from another origin by the policy's `default-src`. */
function fillCache(url: string, integrity = '') {
  fetch(url, { priority: 'low', integrity })
    // A body that is not read is not cached.
    .then((response) => response.blob())
    // The same failure is reported where the file is needed.
    .catch(() => {})
}

/** Matches a route pattern, in which `:name` is one segment. The router's own matcher is larger than the head script. */
function matchesPattern(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const segments = path.replace(/\/$/, '').split('/')
  return (
    expected.length === segments.length &&
    expected.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}
