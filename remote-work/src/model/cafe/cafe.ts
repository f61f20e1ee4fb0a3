import { cafeDetailsOf, cafeDetailsSchema, type StoredCafe, tierSchema } from '@baithak/domain'
import { mergeCafes as mergeByName } from '@baithak/domain/cafes'
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

/** Built-in and stored cafés as members see them. */
export const mergeCafes = (samples: readonly Cafe[], stored: readonly StoredCafe[]): Cafe[] =>
  mergeByName(samples, stored, ({ name }) => name, toCafe)

function toCafe(stored: StoredCafe, sample?: Cafe): Cafe {
  const edited = sample?.id === stored.id ? sample : undefined
  const details = cafeDetailsOf(stored, sample)
  return {
    ...details,
    id: String(stored.id ?? '') || stored.name || 'cafe',
    name: stored.name,
    image: details.images[0] ?? '',
    distance: stored.distance ?? sample?.distance ?? '',
    area: stored.area || edited?.area || stored.city || stored.address || sample?.area || '',
    passType: stored.passType ?? stored.category ?? sample?.passType ?? null,
    description: stored.description ?? '',
    // Its translations are those of the built-in name.
    sample: edited?.name === stored.name,
  }
}
