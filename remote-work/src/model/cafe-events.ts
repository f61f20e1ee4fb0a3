import { addDays, instantAt, isoDate, partsOf } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import { eventKinds, eventsByCafe } from '../samples/events'
import type { Cafe } from './cafe'

export type CafeEvent = ReturnType<typeof eventsOn>[number]

const byTime = (one: { start: Date }, other: { start: Date }) =>
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

/** Returns the next time of each event of a café, by time. A café that a partner has added has those of a sample. */
export function upcomingEvents({ id, sampleId }: Pick<Cafe, 'id' | 'sampleId'>, now: Date) {
  const week = Array.from({ length: 8 }, (_, index) => addDays(now, index)).flatMap(eventsOn)
  const cafeId = sampleId ?? pickByCafe(Object.keys(eventsByCafe) as SampleCafeId[], id)
  return eventsByCafe[cafeId]
    .flatMap(
      ([eventId]) =>
        week.find((event) => event.cafeId === cafeId && event.id === eventId && event.end > now) ??
        [],
    )
    .sort(byTime)
}

/** Picks an item by a hash of a café's id. */
export function pickByCafe<T>(items: readonly T[], cafeId: string): T {
  const sum = [...cafeId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
  return items[sum % items.length] as T
}
