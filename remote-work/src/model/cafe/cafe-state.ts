import { v } from '@baithak/storage/schema'
import { type Cafe, cafeSchema } from './cafe'

const cafeStateSchema = v.object({ cafe: cafeSchema })

/** Navigation state for a link to a café's page. */
export const cafeState = (cafe: Cafe): v.InferOutput<typeof cafeStateSchema> => ({ cafe })

/** The café of a navigation state. Navigation state is untrusted: anything else gives null. */
export function parseCafeState(state: unknown): Cafe | null {
  const parsed = v.safeParse(cafeStateSchema, state)
  return parsed.success ? parsed.output.cafe : null
}
