/** The categories of venues; 'All' is the absence of one. */
export const venueTags = ['Bar', 'Cafe', 'Restaurant', 'Club'] as const
export type VenueTag = (typeof venueTags)[number]

/**
 * A place that can be hired for a party (section 3), with what its own page shows besides. Its description is
 * a text of the visitor's language, and so is the name that is read; this name is the one that is stored.
 */
export interface Venue {
  id: string
  name: string
  location: string
  rating: number
  /** Name of a scene. */
  image: string
  tags: readonly VenueTag[]
  capacity: number
  price_per_head: number
  reviews: number
  /** Names of further scenes. */
  photos: readonly string[]
}
