import type { ModeManifest } from '@baithak/shared/contract'

export const manifest: ModeManifest = {
  id: 'admin',
  prefix: '/admin',
  audience: 'partner',
  nav: [],
  immersive: [],
  darkTheme: true,
  prerender: ['/admin/dashboard'],
  screens: {
    '/admin/dashboard': 'dashboard/dashboard-page',
    '/admin/cafe/:id': 'cafe/cafe-page',
  },
}
