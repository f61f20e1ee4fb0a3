import { keepAgenda, removePlan } from '@baithak/shared/agenda'
import { createStoredTexts, sampleNameIn } from '@baithak/shared/cafes'
import { type AgendaItem, type ByLanguage, inEachLanguage } from '@baithak/shared/contract'
import { formatDate, isoDate } from '@baithak/shared/format'
import type { AppStorage, PassId, StoredCafe, UserPass } from '@baithak/shared/storage'
import { addDays, set, startOfDay, subDays } from 'date-fns'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { passStatusOf } from '../model/pass/pass-rules'
import { cafeEvents } from '../model/today-events'
import { paths } from '../paths'

const yourPass = { en: 'Your pass', hi: 'आपका पास' }
const passNames: Record<PassId, ByLanguage> = {
  silver_weekly: { en: 'Silver Weekly', hi: 'सिल्वर साप्ताहिक' },
  silver_monthly: { en: 'Silver Monthly', hi: 'सिल्वर मासिक' },
  gold_weekly: { en: 'Gold Weekly', hi: 'गोल्ड साप्ताहिक' },
  gold_monthly: { en: 'Gold Monthly', hi: 'गोल्ड मासिक' },
}

/** Enough for a last visit, and to think about the next pass. */
const leadDays = 2
const morning = { hours: 9, minutes: 0, seconds: 0, milliseconds: 0 }

/** A member who comes back after a week finds nothing that is over. */
const eventDays = 7

/** The active pass, with a reminder two days before its end in the morning of the device's time zone. */
export function passItem(pass: UserPass | null, now: Date): AgendaItem {
  const status = passStatusOf(pass, now)
  if (!pass || status.state !== 'active')
    return {
      id: 'no-pass',
      title: { en: 'No Active Pass', hi: 'कोई सक्रिय पास नहीं' },
      place: yourPass,
      start: isoDate(now),
      end: addDays(startOfDay(now), eventDays).toISOString(),
      link: paths.wallet.href(),
      isSuggestion: true,
    }
  const { plan, until } = status
  return {
    id: `pass-${until.toISOString()}`,
    title: passNames[plan.id],
    place: yourPass,
    start: pass.purchaseDate,
    end: until.toISOString(),
    link: paths.wallet.href(),
    material: plan.type === 'Gold' ? 'gold' : 'silver',
    reminder: {
      kind: 'pass',
      from: set(subDays(until, leadDays), morning).toISOString(),
      until: until.toISOString(),
      title: { en: 'Your pass ends soon', hi: 'आपका पास जल्द ख़त्म होगा' },
      text: {
        en: `It is valid until ${formatDate(until, 'en')}.`,
        hi: `यह ${formatDate(until, 'hi')} तक मान्य है।`,
      },
    },
  }
}

/** What is on in the cafés on the next days. */
export function cafeEventItems(cafes: readonly StoredCafe[], now: Date): AgendaItem[] {
  const storedTextsOf = createStoredTexts(cafes)
  const days = Array.from({ length: eventDays }, (_, index) => addDays(startOfDay(now), index))
  return days.flatMap((day) =>
    cafeEvents.map(({ id, title, cafeId, from, until }) => {
      const sampleName = sampleCafes.find((cafe) => cafe.id === cafeId)?.name ?? ''
      const name = storedTextsOf(cafeId).name
      return {
        id: `${id}-${isoDate(day)}`,
        title,
        place: inEachLanguage((language) => name ?? sampleNameIn(language, sampleName)),
        start: momentOf(day, from),
        end: momentOf(day, until),
        link: paths.home.href(),
        isSuggestion: true,
      }
    }),
  )
}

const momentOf = (day: Date, time: string) => new Date(`${isoDate(day)}T${time}`).toISOString()

export function publish(storage: AppStorage) {
  const { userPass, cafes } = storage
  const stop = keepAgenda(storage, 'work', [userPass, cafes], (_, now) => [
    passItem(userPass.getState(), now),
    ...cafeEventItems(cafes.getState(), now),
  ])
  removePlan(storage, 'pass')
  return stop
}
