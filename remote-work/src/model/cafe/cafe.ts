import { v } from '@baithak/platform'
import { amenities, tierSchema } from '@baithak/shared/storage'

/** A café as Work shows it. What nobody has told is '' or null, never a guess. */
export const cafeSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** A scene of ours by its name, or the address of a picture. */
  image: v.string(),
  images: v.array(v.string()),
  /** As written down: '0.3 km'. */
  distance: v.string(),
  area: v.string(),
  rating: v.nullable(v.number()),
  passType: v.nullable(tierSchema),
  amenities: v.array(v.picklist(amenities)),
  occupancy: v.nullable(v.picklist(['low', 'medium', 'high'])),
  description: v.string(),
  /** One of the built-in cafés, whose words are in the locales. */
  sample: v.boolean(),
})
export type Cafe = v.InferOutput<typeof cafeSchema>
export type Occupancy = NonNullable<Cafe['occupancy']>
