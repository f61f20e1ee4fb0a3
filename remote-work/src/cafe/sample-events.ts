import { addDays, partsOf } from '@baithak/domain/indian-time'

interface CafeEvent {
  id: EventId
  /** '17:30' */
  time: string
  date: Date
  type: EventType
}
type EventId = keyof typeof calendar
type EventType = 'networking' | 'art' | 'music' | 'food'

type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6
interface Entry {
  time: string
  type: EventType
  /** Days from today. With `weekday`, the first such day after that. */
  inDays: number
  weekday?: Day
}

const calendar = {
  founders: { time: '17:30', type: 'networking', inDays: 1 },
  sketch: { time: '10:00', type: 'art', inDays: 2, weekday: 0 },
  veena: { time: '19:00', type: 'music', inDays: 3 },
  cupping: { time: '11:00', type: 'food', inDays: 5, weekday: 6 },
  writers: { time: '08:30', type: 'networking', inDays: 2 },
  chutney: { time: '16:00', type: 'food', inDays: 9 },
} satisfies Record<string, Entry>

const eventPairs: [EventId, EventId][] = [
  ['founders', 'sketch'],
  ['veena', 'cupping'],
  ['writers', 'chutney'],
]

/** A café's sample events, always in the future, soonest first. */
export function upcomingEvents(cafeId: string, today: Date): CafeEvent[] {
  const events = pickByCafe(eventPairs, cafeId).map((id): CafeEvent => {
    const { inDays, weekday, ...entry }: Entry = calendar[id]
    const day = addDays(today, inDays)
    return { ...entry, id, date: weekday === undefined ? day : nextDay(day, weekday) }
  })
  return events.sort((one, other) => one.date.getTime() - other.date.getTime())
}

/** The first such weekday after a day. */
const nextDay = (day: Date, weekday: Day) =>
  addDays(day, ((weekday - partsOf(day).weekday + 6) % 7) + 1)

/** Picks an item by a hash of the café's id. */
export function pickByCafe<T>(items: readonly T[], cafeId: string): T {
  const sum = [...cafeId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
  return items[sum % items.length] as T
}
