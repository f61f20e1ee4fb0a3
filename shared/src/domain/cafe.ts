import { v } from '../schema'
import type { RecordDefinition } from '../storage/app-storage'
import { idSchema } from './id'
import { tierSchema } from './pass'

export const amenities = ['wifi', 'sockets', 'ac', 'food', 'quiet'] as const
export type Amenity = (typeof amenities)[number]

/** A café that a partner has added. Only the name is required. */
export const storedCafeSchema = v.object({
  name: v.string(),
  id: v.nullish(idSchema),
  city: v.nullish(v.string()),
  area: v.nullish(v.string()),
  address: v.nullish(v.string()),
  contact: v.nullish(v.string()),
  description: v.nullish(v.string()),
  distance: v.nullish(v.string()),
  rating: v.nullish(v.number()),
  category: v.nullish(tierSchema),
  passType: v.nullish(tierSchema),
  status: v.nullish(v.picklist(['Active', 'Pending'])),
  occupancy: v.nullish(v.picklist(['low', 'medium', 'high'])),
  image: v.nullish(v.string()),
  // Five slots, some of them empty.
  images: v.nullish(v.array(v.nullable(v.string()))),
  amenities: v.nullish(v.union([v.array(v.string()), v.record(v.string(), v.boolean())])),
  checkIns: v.nullish(v.number()),
  liveCheckIns: v.nullish(v.number()),
  weekCheckIns: v.nullish(v.number()),
})
export type StoredCafe = v.InferOutput<typeof storedCafeSchema>

export const cafesRecord: RecordDefinition<StoredCafe[]> = {
  key: 'cafes',
  schema: v.array(storedCafeSchema),
  fallback: [],
}

/** The amenities of a stored café, which are a list of names or a flag for each name. */
export function amenitiesOf({ amenities: offered }: Pick<StoredCafe, 'amenities'>): Amenity[] {
  if (!offered) return []
  return amenities.filter((name) =>
    Array.isArray(offered) ? offered.includes(name) : offered[name] === true,
  )
}
