import { addDays, partsOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { Badge, DateTile } from '@baithak/ui'
import { formatTime } from '@baithak/ui/format'
import type { Cafe } from '../model/cafe'

/** The events of a café. All are sample data (spec §2). */
export function CafeEvents({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  const events = upcomingEvents(cafe.id, new Date())
  return (
    <section className="pt-7">
      <h2 className="pb-1 text-h2">{t('cafe.events')}</h2>
      <ul>
        {events.map(({ id, date, time, type }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-2.5 last:border-0"
          >
            <DateTile date={date} variant="tint" />
            <div className="min-w-24 flex-1">
              <h3 className="text-body font-title">{t(`cafe.event.${id}`)}</h3>
              <p className="text-meta text-ink-2 tabular-nums">{formatTime(time)}</p>
            </div>
            <Badge variant="acc" className="shrink-0">
              {t(`cafe.eventType.${type}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6
interface Entry {
  /** '17:30' */
  time: string
  type: 'networking' | 'art' | 'music' | 'food'
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

const eventPairs: (keyof typeof calendar)[][] = [
  ['founders', 'sketch'],
  ['veena', 'cupping'],
  ['writers', 'chutney'],
]

/** A café's sample events, always in the future, soonest first. */
export const upcomingEvents = (cafeId: string, today: Date) =>
  pickByCafe(eventPairs, cafeId)
    .map((id) => {
      const { time, type, inDays, weekday }: Entry = calendar[id]
      const day = addDays(today, inDays)
      return { id, time, type, date: weekday === undefined ? day : nextDay(day, weekday) }
    })
    .sort((one, other) => Number(one.date) - Number(other.date))

/** The first such weekday after a day. */
const nextDay = (day: Date, weekday: Day) =>
  addDays(day, ((weekday - partsOf(day).weekday + 6) % 7) + 1)

/** Picks an item by a hash of the café's id. */
export function pickByCafe<T>(items: readonly T[], cafeId: string): T {
  const sum = [...cafeId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
  return items[sum % items.length] as T
}
