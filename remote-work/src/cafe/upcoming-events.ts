import { addDays } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import type { Cafe } from '../model/cafe'
import { byTime, eventsOn } from '../model/cafe-events'
import { eventsByCafe } from '../samples/events'

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
