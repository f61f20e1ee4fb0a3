import type { RegistryEntry } from './registry'

/** Hints the browser at all that a mode's first screen needs, in one wave. Each script is checked against its hash. */
export function preloadMode({ url, manifest }: RegistryEntry, language: string) {
  const { scripts, styles, texts } = manifest.preload
  for (const file of [...scripts, ...(texts[language] ?? [])])
    addLink('modulepreload', new URL(file, url).href, manifest.integrity[file])
  for (const file of styles) addLink('preload', new URL(file, url).href, manifest.integrity[file])
}

function addLink(rel: 'modulepreload' | 'preload', href: string, integrity: string | undefined) {
  if (document.head.querySelector(`link[rel="${rel}"][href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  link.crossOrigin = 'anonymous'
  if (rel === 'preload') link.as = 'style'
  else if (integrity) link.integrity = integrity
  document.head.append(link)
}
