import { withRetry } from '../faults/with-retry'
import type { RegistryEntry } from '../registry/registry'

/**
 * Loads the style sheets of a mode's first screen. The mode's own build would load them too, but treats a sheet that
 * failed once as loaded: the mode would render unstyled.
 */
export async function loadStyles({ url, manifest }: RegistryEntry): Promise<void> {
  await Promise.all(
    manifest.preload.styles.map((file) => {
      const { href } = new URL(file, url)
      return withRetry(href, () => loadStyleSheet(href, manifest.integrity[file]))
    }),
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
      reject(new Error(`the style sheet ${href} does not load`))
    })
  })
  if (existing) return loaded
  Object.assign(link, { rel: 'stylesheet', href, crossOrigin: 'anonymous' })
  if (integrity) link.integrity = integrity
  // Not the head: WebKit shows nothing new while a style sheet there loads.
  document.body.append(link)
  return loaded
}
