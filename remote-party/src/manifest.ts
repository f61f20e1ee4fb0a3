import type { ModeManifest } from '@baithak/shared/contract'

export const manifest: ModeManifest = {
  id: 'party',
  prefix: '/party',
  nav: [
    { path: '/party', label: 'home', icon: 'house' },
    { path: '/party/cafe-hopping', label: 'cafeHop', icon: 'route' },
    { path: '/party/create', label: 'planParty', icon: 'calendar-plus' },
    { path: '/party/manage', label: 'myParties', icon: 'party-popper' },
    { path: '/profile', label: 'profile', icon: 'circle-user-round' },
  ],
  immersive: [
    '/party/venue/:id',
    '/party/chat',
    '/party/cafe-hopping/:routeId',
    '/party/my-hopping-booking/:bookingId',
  ],
  card: {
    scene: '@baithak/shared/scenes/rooftop-sunset.svg',
    colours: { accent: '#ae3d1a', deep: '#7c2a10', tint: '#fce9df', bright: '#ffb48f' },
  },
  darkTheme: true,
  prerender: ['/party', '/party/create'],
  screens: {
    '/party/venue/:id': 'venues/venue-page',
    '/party/create': 'wizard/wizard-page',
    '/party/manage': 'my-parties/my-parties-page',
    '/party/cafe-hopping': 'cafe-hopping/hopping-page',
    '/party/cafe-hopping/:routeId': 'cafe-hopping/route-page',
    '/party/my-hopping-booking/:bookingId': 'cafe-hopping/pass-page',
  },
}
