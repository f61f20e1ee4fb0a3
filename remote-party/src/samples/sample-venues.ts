import { isSameName } from '@baithak/domain'
import { cafeRatings } from '@baithak/domain/sample-cafes'
import { placeTexts, type SampleVenueId } from '@baithak/domain/sample-venues'

const samples = [
  {
    id: 'chandni-terrace',
    distanceKm: 1,
    rating: 4.8,
    image: 'rooftop-sunset',
    tags: ['Bar'],
    capacity: 120,
    price_per_head: 1800,
    reviews: 214,
    photos: ['rooftop-dusk', 'bar-espresso'],
  },
  {
    id: 'sitara-social',
    distanceKm: 5,
    rating: 4.6,
    image: 'dance-night',
    tags: ['Club'],
    capacity: 300,
    price_per_head: 2500,
    reviews: 388,
    photos: ['stage-night', 'dance-dusk'],
  },
  {
    id: 'rang-mahal-kitchen',
    distanceKm: 8,
    rating: 4.5,
    image: 'dining-marigold',
    tags: ['Restaurant'],
    capacity: 80,
    price_per_head: 1200,
    reviews: 176,
    photos: ['counter-marigold', 'chai-marigold'],
  },
  {
    id: 'copper-still',
    distanceKm: 4,
    rating: 4.4,
    image: 'bar-espresso',
    tags: ['Bar'],
    capacity: 90,
    price_per_head: 1600,
    reviews: 142,
    photos: ['library-espresso', 'bar-indigo'],
  },
  {
    id: 'tulsi-courtyard',
    distanceKm: 8,
    rating: cafeRatings['tulsi-courtyard'],
    image: 'courtyard-mint',
    tags: ['Cafe'],
    capacity: 60,
    price_per_head: 900,
    reviews: 203,
    photos: ['garden-mint', 'courtyard-terracotta'],
  },
  {
    id: 'monsoon-glasshouse',
    distanceKm: 7,
    rating: cafeRatings['monsoon-glasshouse'],
    image: 'garden-mint',
    tags: ['Cafe'],
    capacity: 75,
    price_per_head: 1100,
    reviews: 251,
    photos: ['courtyard-mint', 'garden-rose'],
  },
  {
    id: 'dastarkhwan-house',
    distanceKm: 1,
    rating: 4.3,
    image: 'dining-terracotta',
    tags: ['Restaurant'],
    capacity: 150,
    price_per_head: 2200,
    reviews: 97,
    photos: ['courtyard-terracotta', 'booth-terracotta'],
  },
  {
    id: 'slow-drip-bar',
    distanceKm: 7,
    rating: cafeRatings['slow-drip-bar'],
    image: 'bar-indigo',
    tags: ['Bar'],
    capacity: 50,
    price_per_head: 1400,
    reviews: 88,
    photos: ['library-indigo', 'bar-espresso'],
  },
  {
    id: 'lagoon-veranda',
    distanceKm: 12,
    rating: 4.4,
    image: 'sea-sea',
    tags: ['Restaurant'],
    capacity: 100,
    price_per_head: 1950,
    reviews: 119,
    photos: ['counter-sea', 'sea-rose'],
  },
  {
    id: 'neelam-room',
    distanceKm: 12,
    rating: 4.1,
    image: 'dance-dusk',
    tags: ['Club'],
    capacity: 220,
    price_per_head: 3500,
    reviews: 64,
    photos: ['rooftop-dusk', 'dance-night'],
  },
  {
    id: 'khidki-coffee',
    distanceKm: 4,
    rating: cafeRatings['khidki-coffee'],
    image: 'booth-terracotta',
    tags: ['Cafe'],
    capacity: 50,
    price_per_head: 800,
    reviews: 161,
    photos: ['booth-rose', 'courtyard-terracotta'],
  },
  {
    id: 'raat-rani-rooftop',
    distanceKm: 8,
    rating: 2.8,
    image: 'rooftop-dusk',
    tags: ['Club'],
    capacity: 140,
    price_per_head: 3000,
    reviews: 31,
    photos: ['dance-dusk', 'rooftop-sunset'],
  },
] as const satisfies readonly Omit<Venue, 'name' | 'location'>[]

const toVenue = (own: (typeof samples)[number]): Venue => {
  const { name, area } = placeTexts[own.id]
  return { ...own, name, location: area }
}

export const sampleVenues = samples.map(toVenue)

const byId: ReadonlyMap<string, Venue> = new Map(sampleVenues.map((each) => [each.id, each]))
export const venueById = (id: string) => byId.get(id)
export const venueOrFirst = (id: string): Venue => venueById(id) ?? toVenue(samples[0])

/** Enquiries store only a venue's name. */
export const venueByName = (name: string) =>
  sampleVenues.find((venue) => isSameName(venue.name, name))

/** The categories of venues. */
export const venueTags = ['Bar', 'Cafe', 'Restaurant', 'Club'] as const
export type VenueTag = (typeof venueTags)[number]

/** A venue (spec §3). Its texts are translated by `useTranslateVenue`; `name` is the one that enquiries store. */
export interface Venue {
  id: SampleVenueId
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
