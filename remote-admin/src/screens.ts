import type { ModeScreens } from '@baithak/contract'

/** All screens of Admin mode; the manifest, the routes and the links come from them. */
export const screens = {
  signIn: { path: '/admin/login' },
  admin: { path: '/admin' },
  dashboard: {
    path: '/admin/dashboard',
    page: 'dashboard/dashboard-page',
    preload: true,
  },
  checkIn: { path: '/admin/check-in', page: 'check-in/check-in-page' },
  cafe: { path: '/admin/cafe/:id', page: 'cafe/cafe-page', preload: true },
} as const satisfies ModeScreens
