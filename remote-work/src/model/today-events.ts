import { instantAt, isoDate } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import type en from '../locales/en.json'

interface TodayEvent {
  id: keyof typeof en.events
  cafeId: SampleCafeId
  type: 'networking' | 'workshop' | 'quiet' | 'music'
  /** Of onboarding: members who have it find the event first. */
  interest: 'Networking' | 'Food' | 'Art' | 'Music'
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
    interest: 'Networking',
    from: '08:30',
    until: '10:00',
  },
  {
    id: 'latteArt',
    cafeId: 'khidki-coffee',
    type: 'workshop',
    interest: 'Food',
    from: '16:00',
    until: '17:00',
  },
  {
    id: 'reading',
    cafeId: 'bookmark-reading-room',
    type: 'quiet',
    interest: 'Art',
    from: '18:00',
    until: '19:30',
  },
  {
    id: 'openMic',
    cafeId: 'monsoon-glasshouse',
    type: 'music',
    interest: 'Music',
    from: '19:30',
    until: '21:30',
  },
] as const satisfies TodayEvent[]

export type UpcomingCafeEvent = ReturnType<typeof todayEvents>[number]

/** Returns ongoing and upcoming events of today. */
export function todayEvents(now: Date, interests: readonly string[] = []) {
  return cafeEvents
    .map((event) => ({
      ...event,
      start: instantAt(isoDate(now), event.from),
      end: instantAt(isoDate(now), event.until),
      isLiked: interests.includes(event.interest),
    }))
    .filter(({ end }) => end > now)
    .map((event) => ({ ...event, isOngoing: event.start <= now }))
}
