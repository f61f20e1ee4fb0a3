import { cafeDetailsSchema, tierSchema } from '@baithak/domain'
import { v } from '@baithak/storage/schema'

/** A café as members see it. Missing values are '' or null. */
const cafeSchema = v.object({
  ...cafeDetailsSchema.entries,
  id: v.string(),
  name: v.string(),
  /** The name of a built-in scene or an image URL. */
  image: v.string(),
  /** As stored, such as '0.3 km'. */
  distance: v.string(),
  area: v.string(),
  passType: v.nullable(tierSchema),
  description: v.string(),
  /** Built in; its labels are in the locales. */
  sample: v.boolean(),
})
export type Cafe = v.InferOutput<typeof cafeSchema>

const cafeStateSchema = v.object({ cafe: cafeSchema })

/** The café of a navigation state. Navigation state is untrusted: anything else gives null. */
export function parseCafeState(state: unknown): Cafe | null {
  const parsed = v.safeParse(cafeStateSchema, state)
  return parsed.success ? parsed.output.cafe : null
}
