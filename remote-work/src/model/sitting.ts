import { dateTextSchema, type Visit } from '@baithak/domain'
import { areCafesOpen } from '@baithak/domain/cafes'
import { instantOf, isSameDay } from '@baithak/domain/indian-time'
import { useHost } from '@baithak/platform'
import { type RecordDefinition, useRecord } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { useVisits } from './use-visits'

const sittingSchema = v.object({
  /** Where the member sits, if the desk is on another device. */
  seat: v.optional(v.object({ cafeId: v.string(), cafe: v.string(), at: dateTextSchema })),
  leftAt: v.optional(dateTextSchema),
  /** When the member has had a coffee of the pass, at most one a day. */
  coffees: v.optional(v.array(dateTextSchema)),
})

export type SittingRecord = v.InferOutput<typeof sittingSchema>

/** What the member has said about sitting in a café. */
export const sittingRecord: RecordDefinition<SittingRecord> = {
  key: 'sitting',
  schema: sittingSchema,
  fallback: {},
}

export interface Sitting {
  cafeId: string
  cafe: string
  at: string
  /** When today's coffee was taken, if the member has said so. */
  coffeeAt: string | null
}

const timeOf = (date: string) => instantOf(date).getTime()

/** Where the member sits, until the café closes: the latest visit of today. null after leaving. */
export function sittingOf(
  visits: readonly Pick<Visit, 'cafeId' | 'cafe' | 'at'>[],
  { seat, leftAt, coffees = [] }: SittingRecord,
  now: Date,
): Sitting | null {
  if (!areCafesOpen(now)) return null
  const [latest] = [...visits, ...(seat ? [seat] : [])]
    .filter(({ at }) => isSameDay(instantOf(at), now) && timeOf(at) <= now.getTime())
    .sort((one, other) => timeOf(other.at) - timeOf(one.at))
  if (!latest || (leftAt && timeOf(leftAt) >= timeOf(latest.at))) return null
  const { cafeId, cafe, at } = latest
  const coffeeAt = coffees.find((each) => isSameDay(instantOf(each), now)) ?? null
  return { cafeId, cafe, at, coffeeAt }
}

export function useSitting(now: Date) {
  const visits = useVisits()
  return sittingOf(visits, useRecord(useHost().storage.record(sittingRecord)), now)
}

const checkedInSchema = v.object({ checkedIn: v.literal(true) })

/** Navigation state of Home after Done on the check-in screen. */
export const checkedInState = { checkedIn: true } as const

/** The desk of another device may have stored a visit. */
export const mayBeSeated = (state: unknown, now: Date): boolean =>
  v.is(checkedInSchema, state) && areCafesOpen(now)
