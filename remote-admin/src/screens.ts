import type { ModeScreens } from '@baithak/contract'

/** All screens of Admin mode; the manifest, the routes and the links come from them. */
export const screens = {
  signIn: { path: '/admin/login' },
  admin: { path: '/admin' },
  dashboard: {
    path: '/admin/dashboard',
    preload: true,
  },
  checkIn: { path: '/admin/check-in' },
  cafe: { path: '/admin/cafe/:id', preload: true },
} as const satisfies ModeScreens
