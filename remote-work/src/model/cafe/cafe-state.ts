import { v } from '@baithak/platform'
import { type Cafe, cafeSchema } from './cafe'

const travelSchema = v.object({ cafe: cafeSchema })

/** A café as it travels along with the address. */
export const cafeState = (cafe: Cafe): v.InferOutput<typeof travelSchema> => ({ cafe })

/** The café that came along; null for what is none, since anyone may write into an address's state. */
export function parseCafeState(state: unknown): Cafe | null {
  const parsed = v.safeParse(travelSchema, state)
  return parsed.success ? parsed.output.cafe : null
}
