import { defineRoute } from '@baithak/platform'

/** All routes of Gig mode, for the router and for links. */
export const paths = {
  list: defineRoute('/gig'),
  gig: defineRoute('/gig/detail/:id'),
  myGigs: defineRoute('/gig/my-gigs'),
  artist: defineRoute('/gig/artist-profile'),
  premium: defineRoute('/gig/premium'),
}
