import type { ByLanguage } from '@baithak/shared/contract'
import type { SampleCafeId } from './cafe/sample-cafes'

interface TodayEvent {
  id: string
  title: ByLanguage
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
    title: { en: 'Founders’ breakfast', hi: 'फ़ाउंडर्स का नाश्ता' },
    cafeId: 'dabara-house',
    type: 'networking',
    from: '08:30',
    until: '10:00',
  },
  {
    id: 'latteArt',
    title: { en: 'Latte art hour', hi: 'लाते आर्ट का एक घंटा' },
    cafeId: 'khidki-coffee',
    type: 'workshop',
    from: '16:00',
    until: '17:00',
  },
  {
    id: 'reading',
    title: { en: 'Silent reading circle', hi: 'चुपचाप पढ़ने की मंडली' },
    cafeId: 'bookmark-reading-room',
    type: 'quiet',
    from: '18:00',
    until: '19:30',
  },
  {
    id: 'openMic',
    title: { en: 'Unplugged with Ira Menon', hi: 'इरा मेनन के साथ अनप्लग्ड' },
    cafeId: 'monsoon-glasshouse',
    type: 'music',
    from: '19:30',
    until: '21:30',
  },
] as const satisfies TodayEvent[]

export type UpcomingCafeEvent = (typeof cafeEvents)[number] & { isOngoing: boolean }

const formatClock = (now: Date) =>
  `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`

/** Ongoing and upcoming events of today, in chronological order. */
export function todayEvents(now: Date): UpcomingCafeEvent[] {
  const time = formatClock(now)
  return cafeEvents
    .filter(({ until }) => until > time)
    .map((event) => ({ ...event, isOngoing: event.from <= time }))
}
