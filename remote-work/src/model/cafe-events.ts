import { instantAt, isoDate, partsOf } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import { eventKinds, eventsByCafe } from '../samples/events'

export type CafeEvent = ReturnType<typeof eventsOn>[number]

export const byTime = (one: { start: Date }, other: { start: Date }) =>
  Number(one.start) - Number(other.start)

/** Returns what is on in the sample cafés on a day, by time. */
export function eventsOn(day: Date) {
  const { weekday } = partsOf(day)
  return Object.entries(eventsByCafe)
    .flatMap(([cafeId, events]) =>
      events
        .filter(([, only]) => only === undefined || only === weekday)
        .map(([id]) => {
          const { from, until, ...kind } = eventKinds[id]
          const [start, end] = [from, until].map((time) => instantAt(isoDate(day), time))
          return {
            id,
            cafeId: cafeId as SampleCafeId,
            ...kind,
            start: start as Date,
            end: end as Date,
          }
        }),
    )
    .sort(byTime)
}
