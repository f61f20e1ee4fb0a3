import type { Artist } from '@baithak/shared/storage'

/** Rupees a month (section 9). */
export const premiumPrice = 499

/** The pass and its badge come together; what the artist has sent this week stays as it is. */
export const withPremium = (artist: Artist): Artist => ({
  ...artist,
  premium_pass: true,
  verified_performer: true,
})
