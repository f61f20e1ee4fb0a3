import type { ModeManifest, ModeScreens } from '@baithak/contract'

/** All screens of Party mode; the manifest, the routes and the links come from them. */
export const screens = {
  venues: { path: '/party' },
  venue: { path: '/party/venue/:id', page: 'venues/venue-page', immersive: true, preload: true },
  create: { path: '/party/create', page: 'wizard/wizard-page', preload: true },
  manage: { path: '/party/manage', page: 'my-parties/my-parties-page', preload: true },
  invitation: {
    path: '/party/manage/invitation',
    page: 'invitation/invitation-page',
    public: true,
  },
  answer: { path: '/party/invitation', page: 'invitation/guest-page', public: true },
  pay: { path: '/party/pay', page: 'my-parties/pay-page', public: true },
  chat: { path: '/party/chat', page: 'chat/chat-page', immersive: true },
  hopping: { path: '/party/cafe-hopping', page: 'cafe-hopping/hopping-page', preload: true },
  hoppingRoute: {
    path: '/party/cafe-hopping/:routeId',
    page: 'cafe-hopping/route-page',
    immersive: true,
    preload: true,
  },
  hoppingPass: {
    path: '/party/my-hopping-booking/:bookingId',
    page: 'cafe-hopping/pass-page',
    immersive: true,
    preload: true,
  },
} as const satisfies ModeScreens

/** The bottom navigation; each label is a key of `manifest.nav` in `locales`. */
export const nav: ModeManifest['nav'] = [
  { path: screens.venues.path, label: 'home', icon: 'house' },
  { path: screens.hopping.path, label: 'cafeHop', icon: 'route' },
  { path: screens.create.path, label: 'planParty', icon: 'calendar-plus' },
  { path: screens.manage.path, label: 'myParties', icon: 'party-popper' },
  { path: '/profile', label: 'profile', icon: 'circle-user-round' },
]
