/** The categories of venues. */
export const venueTags = ['Bar', 'Cafe', 'Restaurant', 'Club'] as const
export type VenueTag = (typeof venueTags)[number]

/** A venue (section 3). Its texts are translated by `useTranslateVenue`; `name` is the one that enquiries store. */
export interface Venue {
  id: string
  name: string
  location: string
  distanceKm: number
  rating: number
  /** A scene. */
  image: string
  tags: readonly VenueTag[]
  capacity: number
  price_per_head: number
  reviews: number
  /** More scenes. */
  photos: readonly string[]
}
