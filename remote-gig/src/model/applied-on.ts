import { isoDate } from '@baithak/domain'
import { v } from '@baithak/storage/schema'
import type { Gig } from './gig'

/** When the artist applied to which gig. Not part of the stored gigs, whose fields are fixed. */
export const applicationDatesRecord = {
  key: 'draft:gig-application-dates',
  schema: v.array(v.object({ id: v.string(), date: v.string() })),
  fallback: [],
  isSilent: true,
}
type ApplicationDate = v.InferOutput<typeof applicationDatesRecord.schema>[number]

export const createApplicationDate = ({ id }: Gig, today: Date): ApplicationDate => ({
  id: String(id),
  date: isoDate(today),
})

/** Returns a function that gives the day of a gig's application, undefined if it is not stored. */
export function createAppliedOn(dates: readonly ApplicationDate[]) {
  const dateById = new Map(dates.map(({ id, date }) => [id, date]))
  return ({ id }: Gig): string | undefined => dateById.get(String(id))
}
