import type { ModeManifest, ModeScreens } from '@baithak/contract'

/** All screens of Work mode; the manifest, the routes and the links come from them. */
export const screens = {
  home: { path: '/work' },
  explore: { path: '/explore', page: 'explore/explore-page', preload: true },
  cafe: { path: '/cafe/:id', page: 'cafe/cafe-page', immersive: true, preload: true },
  map: { path: '/map', page: 'map/map-page', immersive: true, preload: true },
  wallet: { path: '/wallet', page: 'wallet/wallet-page', offline: true },
  purchase: {
    path: '/purchase-pass',
    page: 'purchase/purchase-page',
    immersive: true,
    preload: true,
  },
  compare: {
    path: '/compare-passes',
    page: 'purchase/compare-page',
    immersive: true,
    preload: true,
  },
  checkIn: { path: '/check-in', page: 'check-in/check-in-page', immersive: true, offline: true },
  invite: { path: '/taster-invite', page: 'tasting/invite-page', preload: true },
  rating: { path: '/taster-invite/rate', page: 'tasting/rating-page', immersive: true },
  inviteEarn: { path: '/invite-earn', page: 'referrals/invite-earn-page', preload: true },
  profile: { path: '/profile', page: 'profile/profile-page', preload: true },
  settings: { path: '/settings', page: 'settings/settings-page', preload: true },
} as const satisfies ModeScreens

/** The bottom navigation; each label is a key of `manifest.nav` in `locales`. */
export const nav: ModeManifest['nav'] = [
  { path: screens.home.path, label: 'home', icon: 'house' },
  { path: screens.explore.path, label: 'explore', icon: 'compass' },
  { path: screens.wallet.path, label: 'wallet', icon: 'wallet' },
  { path: screens.invite.path, label: 'invites', icon: 'mail-open' },
  { path: screens.profile.path, label: 'profile', icon: 'circle-user-round' },
]
