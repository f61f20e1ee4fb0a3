import type { ModeManifest } from '@baithak/shared/contract'

export const manifest: ModeManifest = {
  id: 'gig',
  prefix: '/gig',
  nav: [
    { path: '/gig', label: { en: 'Home', hi: 'होम' }, icon: 'house' },
    { path: '/explore', label: { en: 'Explore', hi: 'खोजें' }, icon: 'compass' },
    { path: '/gig/my-gigs', label: { en: 'My Gigs', hi: 'महफ़िलें' }, icon: 'mic-vocal' },
    {
      path: '/gig/artist-profile',
      label: { en: 'Profile', hi: 'प्रोफ़ाइल' },
      icon: 'circle-user-round',
    },
  ],
  immersive: ['/gig/detail/:id', '/gig/premium'],
  card: {
    name: { en: 'Gig', hi: 'महफ़िल' },
    text: { en: 'Stages that want you tonight', hi: 'कैफ़े में अपना हुनर दिखाइए' },
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
