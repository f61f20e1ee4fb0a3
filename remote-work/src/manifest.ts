import type { ModeManifest } from '@baithak/contract'
import { nav, screens } from './screens'

export const manifest: ModeManifest = {
  id: 'work',
  prefix: '/',
  nav,
  card: {
    scene: '@baithak/ui/scenes/booth-work.svg',
    colours: { accent: '#1c5b45', deep: '#12402f', tint: '#e4f0e9', bright: '#93d1b0' },
    order: 1,
  },
  darkTheme: true,
  screens,
  // The largest picture. The cafés' would delay the text.
  pictures: { [screens.home.path]: ['map/map-art.svg'] },
}
