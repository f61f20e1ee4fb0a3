import type { ModeManifest } from '@baithak/shared/contract'

export const manifest: ModeManifest = {
  id: 'work',
  prefix: '/',
  nav: [
    { path: '/work', label: 'home', icon: 'house' },
    { path: '/explore', label: 'explore', icon: 'compass' },
    { path: '/wallet', label: 'wallet', icon: 'wallet' },
    { path: '/taster-invite', label: 'invites', icon: 'mail-open' },
    { path: '/profile', label: 'profile', icon: 'circle-user-round' },
  ],
  immersive: [
    '/check-in',
    '/map',
    '/purchase-pass',
    '/compare-passes',
    '/taster-invite/rate',
    '/cafe/:id',
  ],
  card: {
    scene: '@baithak/shared/scenes/booth-work.svg',
    colours: { accent: '#1c5b45', deep: '#12402f', tint: '#e4f0e9', bright: '#93d1b0' },
  },
  darkTheme: true,
  counter: ['/check-in', '/wallet'],
  prerender: ['/work'],
  screens: {
    '/explore': 'explore/explore-page',
    '/cafe/:id': 'cafe/cafe-page',
    '/map': 'map/map-page',
    '/wallet': 'wallet/wallet-page',
    '/purchase-pass': 'purchase/purchase-page',
    '/compare-passes': 'purchase/compare-page',
    '/check-in': 'check-in/check-in-page',
    '/taster-invite': 'tasting/invite-page',
    '/invite-earn': 'referrals/invite-earn-page',
    '/profile': 'profile/profile-page',
    '/settings': 'settings/settings-page',
  },
}
