import type { ModeManifest } from '@baithak/contract'
import { screens } from './screens'

export const manifest: ModeManifest = {
  id: 'admin',
  prefix: '/admin',
  audience: 'partner',
  nav: [],
  darkTheme: true,
  screens,
}
