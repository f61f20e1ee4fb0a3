import { cafeRatings } from '@baithak/domain/sample-cafes'
import { placeTexts, type SampleVenueId } from '@baithak/domain/sample-venues'
import samples from './venues.json'

/** The categories of venues. */
export const venueTags = ['Bar', 'Cafe', 'Restaurant', 'Club'] as const
type VenueTag = (typeof venueTags)[number]

/** A venue (spec §3). `name` is what enquiries store; `venueTexts` translates the texts. */
export interface Venue {
  id: SampleVenueId
  name: string
  location: string
  distanceKm: number
  rating: number
  /** The name of a scene, as in `photos`. */
  image: string
  tags: readonly VenueTag[]
  capacity: number
  price_per_head: number
  reviews: number
  photos: readonly string[]
}

const ratings: Readonly<Record<string, number>> = cafeRatings

function toVenue(id: keyof typeof samples): Venue {
  const { name, area } = placeTexts[id]
  const { tags, ...facts } = samples[id]
  return {
    id,
    name,
    location: area,
    rating: ratings[id] ?? 0,
    ...facts,
    tags: venueTags.filter((tag) => tags.includes(tag)),
  }
}

export const sampleVenues = Object.keys(samples).map((id) => toVenue(id as keyof typeof samples))

export const venueById = (id: string | undefined) => sampleVenues.find((venue) => venue.id === id)
export const venueOrFirst = (id: string): Venue => venueById(id) ?? toVenue('chandni-terrace')

/** A time slot, its times as in a time field: '19:00'. */
export interface TimeSlot {
  from: string
  to: string
}

export const eveningSlot: TimeSlot = { from: '19:00', to: '22:00' }

/** The slots of every venue. */
export const timeSlots: readonly TimeSlot[] = [
  { from: '12:00', to: '15:00' },
  { from: '16:00', to: '19:00' },
  eveningSlot,
  { from: '21:00', to: '00:00' },
]
