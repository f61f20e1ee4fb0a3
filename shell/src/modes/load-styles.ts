import { ModeLoadError } from '../faults/mode-load-error'
import type { RegistryEntry } from '../registry/registry'

/** Loads the style sheets of a mode's first screen, which nothing else does: its entry is a module. */
export async function loadStyles({ url, manifest }: RegistryEntry): Promise<void> {
  await Promise.all(
    manifest.preload.styles.map((file) =>
      loadStyleSheet(new URL(file, url).href, manifest.integrity[file]),
    ),
  )
}

function loadStyleSheet(href: string, integrity: string | undefined): Promise<void> {
  const existing = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
  if (existing?.sheet) return Promise.resolve()
  const link = existing ?? document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new ModeLoadError('unreachable', `the style sheet ${href} does not load`))
    })
  })
  if (existing) return loaded
  Object.assign(link, { rel: 'stylesheet', href, crossOrigin: 'anonymous' })
  if (integrity) link.integrity = integrity
  // Not the head: WebKit shows nothing new while a style sheet there loads.
  document.body.append(link)
  return loaded
}
