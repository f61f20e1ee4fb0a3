import { request } from '../loading/append-preload-link'
import type { RegistryEntry } from '../registry/registry'

/**
 * Asks for all that a mode's first screen needs, in one wave, with what the screen at `path` needs beside it. The hash
 * on a request for code is the only check of the file, so every try begins with it: code that is imported without it
 * would run whatever it has become. Styles that no screen may use for a while are only brought into the cache: a
 * browser complains of a preload that nobody uses.
 */
export function preloadMode(
  { url, manifest }: RegistryEntry,
  language: string,
  { path = '', styles: how = 'preload' }: { path?: string; styles?: 'preload' | 'prefetch' } = {},
) {
  const { scripts, styles, texts, screens = {} } = manifest.preload
  const screen = Object.keys(screens).find((pattern) => matches(pattern, path)) ?? ''
  for (const file of [
    ...scripts,
    ...(texts[language] ?? []),
    ...(screens[screen] ?? []),
    ...styles,
  ])
    bring(file)

  function bring(file: string) {
    const address = new URL(file, url).href
    const integrity = manifest.integrity[file]
    if (!file.endsWith('.css')) request(address, { rel: 'modulepreload', integrity })
    else if (how === 'preload') request(address, { rel: 'preload', as: 'style', integrity })
    else fillCache(address, integrity)
  }
}

/** WebKit knows no `rel=prefetch`, and Firefox refuses one from another origin by the policy's `default-src`. */
function fillCache(address: string, integrity = '') {
  fetch(address, { priority: 'low', integrity })
    // To the end, or it is not kept.
    .then((answer) => answer.blob())
    // Whoever needs it meets the same trouble, and reports it.
    .catch(() => {})
}

/**
 * Route patterns as `mode.json` has them: `:name` stands for one part of the path. The router's own matcher would weigh
 * more than the head's script that this is part of.
 */
function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const parts = path.replace(/\/$/, '').split('/')
  return (
    expected.length === parts.length &&
    expected.every((part, at) => part.startsWith(':') || part === parts[at])
  )
}
