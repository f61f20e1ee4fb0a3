import { amenities, tierSchema } from '@baithak/shared/domain'
import { v } from '@baithak/shared/schema'

/** A café as members see it. Missing values are '' or null. */
export const cafeSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The name of a built-in scene or an image URL. */
  image: v.string(),
  images: v.array(v.string()),
  /** As stored, such as '0.3 km'. */
  distance: v.string(),
  area: v.string(),
  rating: v.nullable(v.number()),
  passType: v.nullable(tierSchema),
  amenities: v.array(v.picklist(amenities)),
  occupancy: v.nullable(v.picklist(['low', 'medium', 'high'])),
  description: v.string(),
  /** Built in; its labels are in the locales. */
  sample: v.boolean(),
})
export type Cafe = v.InferOutput<typeof cafeSchema>
