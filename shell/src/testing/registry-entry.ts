import { contractVersion } from '@baithak/contract'
import { defaultMode } from '@baithak/contract/modes'
import type { RegistryEntry } from '../registry/registry'

/** A valid registry entry of a mode. */
export const registryEntry = (
  id: string,
  { version = '1.0.0', ...changes }: Partial<RegistryEntry['manifest']> = {},
): RegistryEntry => ({
  url: `https://modes.example/${id}/${version}/`,
  manifest: {
    id,
    version,
    contract: contractVersion,
    prefix: id === defaultMode ? '/' : `/${id}`,
    nav: [],
    immersive: [],
    entry: 'remoteEntry.js',
    preload: { scripts: [], styles: [], texts: {}, screens: {} },
    integrity: { 'remoteEntry.js': `sha256-${'A'.repeat(43)}=` },
    ...changes,
  },
})
