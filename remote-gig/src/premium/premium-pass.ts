import type { Artist } from '../model/artist'

/** Per month (section 9). */
export const premiumPriceRupees = 499

/** The pass includes the verified badge; the count of this week's applications does not change. */
export const withPremium = (artist: Artist): Artist => ({
  ...artist,
  premium_pass: true,
  verified_performer: true,
})
