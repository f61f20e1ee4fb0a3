import type { ModeManifest } from '@baithak/shared/contract'
import { screens } from './screens'

export const manifest: ModeManifest = {
  id: 'admin',
  prefix: '/admin',
  audience: 'partner',
  nav: [],
  darkTheme: true,
  screens,
}
