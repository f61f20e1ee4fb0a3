import { parseRegistry, type RegistryEntry } from '@baithak/contract'
import type { UrlToCache } from './urls-to-cache'

/** The modes with screens that a member shows at a café's counter. */
export const counterModes = (registry: unknown, shellOrigin: string): RegistryEntry[] =>
  Object.values(parseRegistry(registry, shellOrigin).modes).filter(
    ({ manifest }) => manifest.counter !== undefined,
  )

/** The code, styles and texts of a mode's screens for the counter, in both languages. */
export function counterFiles({ url, manifest }: RegistryEntry): UrlToCache[] {
  const { counter = [], entry, preload, integrity } = manifest
  const { scripts, styles, texts, screens } = preload
  const files = new Set([
    entry,
    ...scripts,
    ...styles,
    ...Object.values(texts).flat(),
    ...counter.flatMap((path) => screens[path] ?? []),
  ])
  return [...files].map((file) => [
    new URL(file, url).href,
    { integrity: integrity[file] ?? '', priority: 'low' },
  ])
}
