import type { ModeManifest, ModeScreens } from '@baithak/contract'

/** All screens of Work mode; the manifest, the routes and the links come from them. */
export const screens = {
  home: { path: '/work' },
  explore: { path: '/explore', preload: true },
  cafe: { path: '/cafe/:id', immersive: true, preload: true },
  map: { path: '/map', immersive: true, preload: true },
  wallet: { path: '/wallet', offline: true },
  purchase: {
    path: '/purchase-pass',
    immersive: true,
    preload: true,
  },
  compare: {
    path: '/compare-passes',
    immersive: true,
    preload: true,
  },
  checkIn: { path: '/check-in', immersive: true, offline: true },
  invite: { path: '/taster-invite', preload: true },
  rating: { path: '/taster-invite/rate', immersive: true },
  inviteEarn: { path: '/invite-earn', preload: true },
  profile: { path: '/profile', preload: true },
  settings: { path: '/settings', preload: true },
} as const satisfies ModeScreens

/** The bottom navigation; each label is a key of `manifest.nav` in `locales`. */
export const nav: ModeManifest['nav'] = [
  { path: screens.home.path, label: 'home', icon: 'house' },
  { path: screens.explore.path, label: 'explore', icon: 'compass' },
  { path: screens.wallet.path, label: 'wallet', icon: 'wallet' },
  { path: screens.invite.path, label: 'invites', icon: 'mail-open' },
  { path: screens.profile.path, label: 'profile', icon: 'circle-user-round' },
]
