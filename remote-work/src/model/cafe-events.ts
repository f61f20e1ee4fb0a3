import { addDays, instantAt, isoDate, partsOf } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import { type EventId, eventKinds, eventsByCafe } from '../samples/events'
import type { Cafe } from './cafe'

export const byTime = (one: { start: Date }, other: { start: Date }) =>
  Number(one.start) - Number(other.start)

/** Returns the events of a day in the sample cafés, by time. */
export function eventsOn(day: Date) {
  const { weekday } = partsOf(day)
  return Object.entries(eventsByCafe)
    .flatMap(([cafeId, events]) =>
      Object.entries(events)
        .filter(([, when]) => when === 'daily' || when === weekday)
        .map(([key]) => {
          const id = key as EventId
          const { from, until, ...kind } = eventKinds[id]
          const start = instantAt(isoDate(day), from)
          const end = instantAt(isoDate(day), until)
          return { id, cafeId: cafeId as SampleCafeId, ...kind, start, end }
        }),
    )
    .sort(byTime)
}

/** Returns the next time of each event of a café, by time. A café that a partner has added has those of a sample. */
export function upcomingEvents({ id, sampleId }: Pick<Cafe, 'id' | 'sampleId'>, now: Date) {
  const cafeId = sampleId ?? pickByCafe(Object.keys(eventsByCafe), id)
  const ahead = Array.from({ length: 8 }, (_, index) => addDays(now, index))
    .flatMap(eventsOn)
    .filter((event) => event.cafeId === cafeId && event.end > now)
  return ahead.filter((event) => event === ahead.find((first) => first.id === event.id))
}

/** Picks an item by a hash of a café's id. */
export function pickByCafe<T>(items: readonly T[], cafeId: string): T {
  const sum = [...cafeId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
  return items[sum % items.length] as T
}
