import type { ModeManifest } from '@baithak/shared/contract'

export const manifest: ModeManifest = {
  id: 'admin',
  prefix: '/admin',
  nav: [],
  immersive: [],
  screens: {
    '/admin/dashboard': 'cafes/dashboard-page',
    '/admin/cafe/:id': 'cafes/cafe-page',
  },
}
