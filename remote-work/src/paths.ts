import { defineRoute } from '@baithak/platform'

/** All routes of Work mode, for the router and for links. */
export const paths = {
  home: defineRoute('/work'),
  explore: defineRoute('/explore'),
  cafe: defineRoute('/cafe/:id'),
  map: defineRoute('/map'),
  wallet: defineRoute('/wallet'),
  purchase: defineRoute('/purchase-pass'),
  compare: defineRoute('/compare-passes'),
  checkIn: defineRoute('/check-in'),
  invite: defineRoute('/taster-invite'),
  rating: defineRoute('/taster-invite/rate'),
  inviteEarn: defineRoute('/invite-earn'),
  profile: defineRoute('/profile'),
  settings: defineRoute('/settings'),
}
