import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { idSchema } from './id'
import { tierSchema } from './pass'

export const amenities = ['wifi', 'sockets', 'ac', 'food', 'quiet'] as const
export type Amenity = (typeof amenities)[number]

const text = v.nullish(v.string())
const number = v.nullish(v.number())
const tier = v.nullish(tierSchema)

/** A café that a partner has added. Only the name is required. */
export const storedCafeSchema = v.object({
  name: v.string(),
  id: v.nullish(idSchema),
  city: text,
  area: text,
  address: text,
  contact: text,
  description: text,
  distance: text,
  rating: number,
  category: tier,
  passType: tier,
  status: v.nullish(v.picklist(['Active', 'Pending'])),
  occupancy: v.nullish(v.picklist(['low', 'medium', 'high'])),
  image: text,
  // Five slots, some of them empty.
  images: v.nullish(v.array(v.nullable(v.string()))),
  amenities: v.nullish(v.union([v.array(v.string()), v.record(v.string(), v.boolean())])),
  checkIns: number,
  liveCheckIns: number,
  weekCheckIns: number,
})
export type StoredCafe = v.InferOutput<typeof storedCafeSchema>

export const cafesRecord: RecordDefinition<StoredCafe[]> = {
  key: 'cafes',
  schema: v.array(storedCafeSchema),
  fallback: [],
}

/**
 * The part of a café that members and partners both see; Work's `Cafe` and Admin's `AdminCafe` extend it. Missing values
 * are null or empty.
 */
export interface CafeDetails {
  rating: number | null
  occupancy: 'low' | 'medium' | 'high' | null
  /** Names of built-in scenes or image URLs; the first is the cover. */
  images: string[]
  amenities: Amenity[]
}

/** Returns a stored café's details, with those of the sample that it replaces where it lacks one. */
export const cafeDetailsOf = (stored: StoredCafe, sample?: CafeDetails): CafeDetails => ({
  rating: stored.rating == null ? (sample?.rating ?? null) : ratingOf(stored),
  occupancy: stored.occupancy ?? sample?.occupancy ?? null,
  images: stored.image || stored.images ? imagesOf(stored) : (sample?.images ?? []),
  amenities: stored.amenities ? amenitiesOf(stored) : (sample?.amenities ?? []),
})

/** Returns the cover and the other images, without empty slots and duplicates. */
function imagesOf({ image, images }: StoredCafe): string[] {
  const all = [image, ...(images ?? [])].filter((each) => each != null)
  return [...new Set(all.filter((each) => each.trim() !== ''))]
}

/** Returns the rating in stars, or null without one. An unrated café is stored with 0. */
const ratingOf = ({ rating }: StoredCafe): number | null =>
  rating != null && rating > 0 && rating <= 5 ? rating : null

/** Reads the amenities of a stored café: a list of names, or a flag for each name. */
export function amenitiesOf({ amenities: offered }: Pick<StoredCafe, 'amenities'>): Amenity[] {
  if (!offered) return []
  return amenities.filter((name) =>
    Array.isArray(offered) ? offered.includes(name) : offered[name] === true,
  )
}

/** The end of each promotion in milliseconds, by the café's id. A promoted café leads the row on a member's Home. */
type Promotions = Record<string, number>

export const promotionsRecord: RecordDefinition<Promotions> = {
  key: 'draft:promoted-cafes',
  schema: v.record(v.string(), v.number()),
  fallback: {},
}

/** Returns when a café's promotion ends, in milliseconds; 0 without one. */
export const promotionEnd = (promotions: Promotions, cafeId: string): number =>
  Object.hasOwn(promotions, cafeId) ? (promotions[cafeId] ?? 0) : 0
