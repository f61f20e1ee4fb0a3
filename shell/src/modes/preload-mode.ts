import type { RegistryEntry } from './registry'

/** Hints the browser at all code that a mode's first screen needs, in one wave, each file checked against its hash. */
export function preloadMode({ url, manifest }: RegistryEntry, language: string) {
  const { scripts, texts } = manifest.preload
  for (const file of [...scripts, ...(texts[language] ?? [])])
    addHint(new URL(file, url).href, manifest.integrity[file])
}

function addHint(href: string, integrity: string | undefined) {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, crossOrigin: 'anonymous' })
  if (integrity) link.integrity = integrity
  document.head.append(link)
}
