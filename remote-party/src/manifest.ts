import type { ModeManifest } from '@baithak/contract'
import { nav, screens } from './screens'

export const manifest: ModeManifest = {
  id: 'party',
  prefix: '/party',
  nav,
  card: {
    scene: '@baithak/ui/scenes/rooftop-sunset.svg',
    colours: { accent: '#ae3d1a', deep: '#7c2a10', tint: '#fce9df', bright: '#ffb48f' },
    order: 2,
  },
  darkTheme: true,
  screens,
  pictures: {
    [screens.venues.path]: [
      '@baithak/ui/scenes/rooftop-sunset.svg',
      '@baithak/ui/scenes/dance-night.svg',
    ],
  },
}
