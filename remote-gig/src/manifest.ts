import type { ModeManifest } from '@baithak/shared/contract'
import { nav, screens } from './screens'

export const manifest: ModeManifest = {
  id: 'gig',
  prefix: '/gig',
  nav,
  card: {
    scene: '@baithak/shared/scenes/stage-gig.svg',
    colours: { accent: '#27417f', deep: '#172a58', tint: '#e7ecf8', bright: '#b4c7f5' },
  },
  darkTheme: true,
  screens,
}
