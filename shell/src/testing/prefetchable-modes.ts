import { createInstance } from 'i18next'
import type { RegistryEntry } from '../registry/registry'
import { createTestRegistry } from './create-test-registry'
import { registryEntry } from './registry-entry'

const hash = `sha256-${'A'.repeat(43)}=`

const entry = (id: string, manifest: Partial<RegistryEntry['manifest']>) =>
  registryEntry(id, {
    integrity: Object.fromEntries(
      ['mode.js', 'en.js', 'hi.js', 'detail.js'].map((file) => [file, hash]),
    ),
    ...manifest,
    preload: {
      scripts: ['mode.js'],
      styles: [],
      texts: { en: ['en.js'], hi: ['hi.js'] },
      screens: { [`/${id}/:id`]: ['detail.js'] },
    },
  })

/** Services whose registry has Party and Gig, in Hindi. */
export async function createPrefetchServices(manifest: Partial<RegistryEntry['manifest']> = {}) {
  const i18n = createInstance()
  await i18n.init({ lng: 'hi' })
  const { registry } = createTestRegistry({
    party: entry('party', manifest),
    gig: entry('gig', manifest),
  })
  await registry.forEntry('gig')
  return { services: { i18n, registry } }
}

/** What the page has requested ahead, by mode and file. */
export const preloadedFiles = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) =>
    href.replace('https://modes.example/', '').replace('1.0.0/', ''),
  )
