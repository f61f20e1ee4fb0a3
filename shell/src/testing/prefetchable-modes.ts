import { createInstance } from 'i18next'
import { vi } from 'vitest'
import type { RegistryEntry } from '../registry/registry'
import { createRegistryQuery } from '../registry/registry-query'
import { registryEntry } from './registry-entry'

const entry = (id: string, manifest: Partial<RegistryEntry['manifest']>) =>
  registryEntry(id, {
    ...manifest,
    preload: {
      scripts: ['remoteEntry.js'],
      styles: [],
      texts: { en: ['en.js'], hi: ['hi.js'] },
      screens: { [`/${id}/:id`]: ['detail.js'] },
    },
  })

/** Services whose registry has Party and Gig, in Hindi. */
export async function createPrefetchServices(manifest: Partial<RegistryEntry['manifest']> = {}) {
  const i18n = createInstance()
  await i18n.init({ lng: 'hi' })
  const fetchOnce = vi.fn(async () => ({
    party: entry('party', manifest),
    gig: entry('gig', manifest),
  }))
  const registry = createRegistryQuery({ fetchOnce })
  await registry.refetch()
  return { services: { i18n, registry }, fetchOnce }
}

/** What the page has requested ahead, by mode and file. */
export const preloadedFiles = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) =>
    href.replace('https://modes.example/', '').replace('1.0.0/', ''),
  )
