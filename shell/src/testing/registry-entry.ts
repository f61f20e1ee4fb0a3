import { contractVersion } from '@baithak/contract'
import { defaultMode } from '@baithak/contract/modes'
import type { ModeRelease } from '../services/shell-services'

export const registryEntry = (
  id: string,
  { version = '1.0.0', ...changes }: Partial<ModeRelease['manifest']> = {},
): ModeRelease => ({
  url: `https://modes.example/${id}/${version}/`,
  manifest: {
    id,
    version,
    contract: contractVersion,
    prefix: id === defaultMode ? '/' : `/${id}`,
    nav: [],
    immersive: [],
    entry: 'mode.js',
    preload: { scripts: [], styles: [], texts: {}, screenTexts: {}, screens: {} },
    integrity: { 'mode.js': `sha256-${'A'.repeat(43)}=` },
    ...changes,
  },
})

export const registryCard = (
  name: string,
  text: string,
  order?: number,
  featuredForRole?: string,
) => ({
  name: { en: name },
  text: { en: text },
  scene: 'assets/scene-12345678.svg',
  colours: { accent: '#5b3a1c', deep: '#402712', tint: '#f3e9df', bright: '#e2b98f' },
  order,
  featuredForRole,
})

/** The modes of the specification, in another order than their cards say. */
export const testModes = () => ({
  admin: registryEntry('admin', { audience: 'partner' }),
  gig: registryEntry('gig', { card: registryCard('Gig', 'Stages', 3, 'Artist') }),
  party: registryEntry('party', {
    card: registryCard('Party', 'Venues', 2),
    public: ['/party/invitation'],
  }),
  work: registryEntry('work', { card: registryCard('Work', 'Cafés', 1) }),
})
