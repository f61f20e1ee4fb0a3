import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import eventTitles from './today-events/en.json'

interface TodayEvent {
  id: keyof typeof eventTitles
  cafeId: SampleCafeId
  type: 'networking' | 'workshop' | 'quiet' | 'music'
  /** '09:00' */
  from: string
  until: string
}

/** What is on in the sample cafés every day, in chronological order. */
export const cafeEvents = [
  {
    id: 'breakfast',
    cafeId: 'dabara-house',
    type: 'networking',
    from: '08:30',
    until: '10:00',
  },
  {
    id: 'latteArt',
    cafeId: 'khidki-coffee',
    type: 'workshop',
    from: '16:00',
    until: '17:00',
  },
  {
    id: 'reading',
    cafeId: 'bookmark-reading-room',
    type: 'quiet',
    from: '18:00',
    until: '19:30',
  },
  {
    id: 'openMic',
    cafeId: 'monsoon-glasshouse',
    type: 'music',
    from: '19:30',
    until: '21:30',
  },
] as const satisfies TodayEvent[]

export type UpcomingCafeEvent = (typeof cafeEvents)[number] & { isOngoing: boolean }

/** In English. */
export { eventTitles }
/** The other languages, for the translations of the mode. */
export const eventTranslations = import.meta.glob(['./today-events/*.json', '!**/en.json'], {
  import: 'default',
})

const formatClock = (now: Date) =>
  `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`

/** Ongoing and upcoming events of today, in chronological order. */
export function todayEvents(now: Date): UpcomingCafeEvent[] {
  const time = formatClock(now)
  return cafeEvents
    .filter(({ until }) => until > time)
    .map((event) => ({ ...event, isOngoing: event.from <= time }))
}
