import { defineRoute } from '@baithak/shared/contract'

/** Every address of Gig mode; links are made from here too. */
export const paths = {
  list: defineRoute('/gig'),
  gig: defineRoute('/gig/detail/:id'),
  myGigs: defineRoute('/gig/my-gigs'),
  artist: defineRoute('/gig/artist-profile'),
  premium: defineRoute('/gig/premium'),
}
