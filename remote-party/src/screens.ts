import type { ModeManifest, ModeScreens } from '@baithak/contract'

/** All screens of Party mode; the manifest, the routes and the links come from them. */
export const screens = {
  venues: { path: '/party' },
  venue: { path: '/party/venue/:id', immersive: true, preload: true },
  create: { path: '/party/create', preload: true },
  manage: { path: '/party/manage', preload: true },
  invitation: { path: '/party/manage/invitation', public: true },
  answer: { path: '/party/invitation', public: true },
  pay: { path: '/party/pay', public: true },
  chat: { path: '/party/chat', immersive: true },
  hopping: { path: '/party/cafe-hopping', preload: true },
  hoppingRoute: { path: '/party/cafe-hopping/:routeId', immersive: true, preload: true },
  hoppingPass: { path: '/party/my-hopping-booking/:bookingId', immersive: true, preload: true },
} as const satisfies ModeScreens

/** The bottom navigation; each label is a key of `manifest.nav` in `locales`. */
export const nav: ModeManifest['nav'] = [
  { path: screens.venues.path, label: 'home', icon: 'house' },
  { path: screens.hopping.path, label: 'cafeHop', icon: 'route' },
  { path: screens.create.path, label: 'planParty', icon: 'calendar-plus' },
  { path: screens.manage.path, label: 'myParties', icon: 'party-popper' },
  { path: '/profile', label: 'profile', icon: 'circle-user-round' },
]
