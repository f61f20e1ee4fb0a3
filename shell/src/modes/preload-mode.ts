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
  const { scripts, styles, texts, screens } = manifest.preload
  const asked = (file: string) => ({
    href: new URL(file, url).href,
    integrity: manifest.integrity[file],
  })
  const screen = Object.keys(screens ?? {}).find((pattern) => matches(pattern, path))
  const ofScreen = screen ? (screens?.[screen] ?? []) : []
  for (const file of [...scripts, ...(texts[language] ?? []), ...ofScreen])
    request(asked(file).href, { rel: 'modulepreload', integrity: asked(file).integrity })
  for (const file of styles)
    request(asked(file).href, { rel: how, as: 'style', integrity: asked(file).integrity })
}

/** Route patterns as `mode.json` has them: `:name` stands for one part of the path. */
function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const parts = path.replace(/\/$/, '').split('/')
  return (
    expected.length === parts.length &&
    expected.every((part, at) => part.startsWith(':') || part === parts[at])
  )
}
