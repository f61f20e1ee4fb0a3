import type { ModeManifest } from '@baithak/contract'
import { nav, screens } from './screens'

export const manifest: ModeManifest = {
  id: 'gig',
  prefix: '/gig',
  nav,
  card: {
    scene: '@baithak/ui/scenes/stage-gig.svg',
    colours: { accent: '#27417f', deep: '#172a58', tint: '#e7ecf8', bright: '#b4c7f5' },
    order: 3,
    featuredForRole: 'Artist',
  },
  darkTheme: true,
  screens,
  pictures: {
    [screens.list.path]: [
      '@baithak/ui/scenes/stage-gig.svg',
      '@baithak/ui/scenes/courtyard-mint.svg',
      '@baithak/ui/scenes/booth-terracotta.svg',
    ],
  },
}
