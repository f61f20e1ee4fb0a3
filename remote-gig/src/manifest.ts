import type { ModeManifest } from '@baithak/shared/contract'

export const manifest: ModeManifest = {
  id: 'gig',
  prefix: '/gig',
  nav: [
    { path: '/gig', label: 'home', icon: 'house' },
    { path: '/explore', label: 'explore', icon: 'compass' },
    { path: '/gig/my-gigs', label: 'myGigs', icon: 'mic-vocal' },
    {
      path: '/gig/artist-profile',
      label: 'profile',
      icon: 'circle-user-round',
    },
  ],
  immersive: ['/gig/detail/:id', '/gig/premium'],
  card: {
    scene: '@baithak/shared/scenes/stage-gig.svg',
    colours: { accent: '#27417f', deep: '#172a58', tint: '#e7ecf8', bright: '#b4c7f5' },
  },
  darkTheme: true,
  prerender: ['/gig'],
  screens: {
    '/gig/detail/:id': 'gigs/gig-page',
    '/gig/my-gigs': 'applications/my-gigs-page',
    '/gig/artist-profile': 'artist/artist-page',
  },
}
