import { type CafeEvent, cafeEvents } from '@baithak/shared/cafes'
import type { Language } from '@baithak/shared/contract'

interface CafeEventTexts {
  title: Record<Language, string>
  cafe: Record<Language, string>
}

/** The same texts as on Work's Home; a test compares them. */
export const cafeEventTexts: Record<CafeEvent['id'], CafeEventTexts> = {
  breakfast: {
    title: { en: 'Founders’ breakfast', hi: 'फ़ाउंडर्स का नाश्ता' },
    cafe: { en: 'Dabara House', hi: 'दबारा हाउस' },
  },
  latteArt: {
    title: { en: 'Latte art hour', hi: 'लाते आर्ट का एक घंटा' },
    cafe: { en: 'Khidki Coffee', hi: 'खिड़की कॉफ़ी' },
  },
  reading: {
    title: { en: 'Silent reading circle', hi: 'चुपचाप पढ़ने की मंडली' },
    cafe: { en: 'Bookmark Reading Room', hi: 'बुकमार्क रीडिंग रूम' },
  },
  openMic: {
    title: { en: 'Unplugged with Ira Menon', hi: 'इरा मेनन के साथ अनप्लग्ड' },
    cafe: { en: 'Monsoon Glasshouse', hi: 'मॉनसून ग्लासहाउस' },
  },
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
