import type { Language } from '@baithak/shared/contract'

interface CafeEvent {
  /** '08:30' */
  from: string
  until: string
  title: Record<Language, string>
  cafe: Record<Language, string>
}

/** What is on in the cafés every day. Work's Home lists the same; a test compares them. */
export const cafeEvents: readonly CafeEvent[] = [
  {
    from: '08:30',
    until: '10:00',
    title: { en: 'Founders’ breakfast', hi: 'फ़ाउंडर्स का नाश्ता' },
    cafe: { en: 'Dabara House', hi: 'दबारा हाउस' },
  },
  {
    from: '16:00',
    until: '17:00',
    title: { en: 'Latte art hour', hi: 'लाते आर्ट का एक घंटा' },
    cafe: { en: 'Khidki Coffee', hi: 'खिड़की कॉफ़ी' },
  },
  {
    from: '18:00',
    until: '19:30',
    title: { en: 'Silent reading circle', hi: 'चुपचाप पढ़ने की मंडली' },
    cafe: { en: 'Bookmark Reading Room', hi: 'बुकमार्क रीडिंग रूम' },
  },
  {
    from: '19:30',
    until: '21:30',
    title: { en: 'Unplugged with Ira Menon', hi: 'इरा मेनन के साथ अनप्लग्ड' },
    cafe: { en: 'Monsoon Glasshouse', hi: 'मॉनसून ग्लासहाउस' },
  },
]

export type UpcomingCafeEvent = CafeEvent & { isOngoing: boolean }

/** The ongoing and the coming events of the day. */
export function upcomingCafeEvents(now: Date): UpcomingCafeEvent[] {
  return cafeEvents
    .filter(({ until }) => now < todayAt(until, now))
    .map((event) => ({ ...event, isOngoing: todayAt(event.from, now) <= now }))
}

/** When the list of upcoming events changes next: one starts or ends, or the day does. */
export function nextChange(now: Date): Date {
  const moments = cafeEvents.flatMap(({ from, until }) => [todayAt(from, now), todayAt(until, now)])
  const times = moments.map((moment) => moment.getTime()).filter((time) => time > now.getTime())
  return new Date(Math.min(todayAt('24:00', now).getTime(), ...times))
}

function todayAt(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const moment = new Date(now)
  moment.setHours(hours, minutes, 0, 0)
  return moment
}
