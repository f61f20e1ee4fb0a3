import { request } from '../first-wave/request'
import type { RegistryEntry } from './registry'

/**
 * Asks for all that a mode's first screen needs, in one wave, with what the screen at `path` needs beside it. The hash
 * on a request for code is the only check of the file, so every try begins with it: code that is imported without it
 * would run whatever it has become. Styles that no screen may use for a while are prefetched: a browser complains of
 * a preload that nobody uses.
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
    request(new URL(file, url).href, {
      ...(file.endsWith('.css') ? { rel: how, as: 'style' } : { rel: 'modulepreload' }),
      integrity: manifest.integrity[file],
    })
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
