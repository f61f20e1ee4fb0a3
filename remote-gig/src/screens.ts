import type { ModeManifest, ModeScreens } from '@baithak/contract'

/** All screens of Gig mode; the manifest, the routes and the links come from them. */
export const screens = {
  list: { path: '/gig' },
  gig: { path: '/gig/detail/:id', immersive: true, preload: true },
  myGigs: { path: '/gig/my-gigs', preload: true },
  artist: { path: '/gig/artist-profile', preload: true },
  premium: { path: '/gig/premium', immersive: true },
} as const satisfies ModeScreens

/** The bottom navigation; each label is a key of `manifest.nav` in `locales`. */
export const nav: ModeManifest['nav'] = [
  { path: screens.list.path, label: 'home', icon: 'house' },
  { path: '/explore', label: 'explore', icon: 'compass' },
  { path: screens.myGigs.path, label: 'myGigs', icon: 'mic-vocal' },
  { path: screens.artist.path, label: 'profile', icon: 'circle-user-round' },
]
