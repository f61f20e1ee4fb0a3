import type { RegistryEntry } from './registry'

/**
 * Asks for all code that a mode's first screen needs, in one wave. The hash on such a request is the only check of the
 * file, so every try begins with it: code that is imported without it would run whatever it has become.
 */
export function preloadMode({ url, manifest }: RegistryEntry, language: string) {
  const { scripts, texts } = manifest.preload
  for (const file of [...scripts, ...(texts[language] ?? [])])
    request(new URL(file, url).href, manifest.integrity[file])
}

function request(href: string, integrity: string | undefined) {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, crossOrigin: 'anonymous' })
  if (integrity) link.integrity = integrity
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}
