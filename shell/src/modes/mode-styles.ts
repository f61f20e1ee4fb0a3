import { persistently } from '../loading/with-retry'
import type { RegistryEntry } from '../registry/registry'

/**
 * Puts the style sheets of a mode's first screen into the page, and waits for them. The mode's own build would do it
 * when it starts, but takes a sheet that failed once for loaded ever after, and the mode would stand there naked.
 */
export async function loadStyles({ url, manifest }: RegistryEntry): Promise<void> {
  await Promise.all(
    manifest.preload.styles.map((file) => {
      const address = new URL(file, url).href
      return persistently(address, () => sheet(address, manifest.integrity[file]))
    }),
  )
}

function sheet(href: string, integrity: string | undefined): Promise<void> {
  const known = document.head.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${href}"]`,
  )
  if (known?.sheet) return Promise.resolve()
  const link = known ?? document.createElement('link')
  const arrival = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`the style sheet ${href} does not load`))
    })
  })
  if (known) return arrival
  Object.assign(link, { rel: 'stylesheet', href, crossOrigin: 'anonymous' })
  if (integrity) link.integrity = integrity
  document.head.append(link)
  return arrival
}
