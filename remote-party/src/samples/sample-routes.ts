import type { HoppingBooking } from '@baithak/domain'
import { addDays, differenceInCalendarDays, instantOf, partsOf } from '@baithak/domain/indian-time'
import { placeTexts } from '@baithak/domain/sample-venues'
import { formatDay } from '@baithak/ui/format'

export interface Booking extends HoppingBooking {
  isSample?: true
}

const samples = [
  {
    route_id: 'filter-trail',
    stops: ['dabara-house', 'tulsi-courtyard', 'bookmark-reading-room', 'monsoon-glasshouse'],
    firstDate: '2026-12-06T10:00',
    slots_available: 12,
    price_per_person: 799,
    cover_image: 'chai-sea',
  },
  {
    route_id: 'church-street-after-six',
    stops: ['khidki-coffee', 'copper-still', 'chandni-terrace'],
    firstDate: '2026-12-12T18:00',
    slots_available: 15,
    price_per_person: 1199,
    cover_image: 'bar-espresso',
  },
  {
    route_id: 'rain-and-roast',
    stops: ['monsoon-glasshouse', 'dabara-house', 'tulsi-courtyard'],
    firstDate: '2026-12-20T16:00',
    slots_available: 8,
    price_per_person: 699,
    cover_image: 'garden-mint',
  },
  {
    route_id: 'south-side-slow',
    stops: ['cutting-chai-company', 'bookmark-reading-room', 'slow-drip-bar'],
    firstDate: '2026-12-26T11:00',
    slots_available: 20,
    price_per_person: 899,
    cover_image: 'library-indigo',
  },
] as const

/** Sample routes repeat after whole weeks, because their texts name the weekday. */
const repeatDays = 42

/** Returns the next date of a sample route. It stays the same until that day is over. */
export function nextRouteDate(firstDate: string, today: Date): Date {
  const first = instantOf(firstDate)
  const repeats = Math.ceil(differenceInCalendarDays(today, first) / repeatDays)
  return addDays(first, repeats * repeatDays)
}

/** The sample routes by date. Their other texts are translations. */
export const sampleRoutes = (today: Date) =>
  samples
    .map(({ firstDate, stops, ...route }) => ({
      ...route,
      stops: stops.map((id) => ({ id, name: placeTexts[id].name })),
      event_date: nextRouteDate(firstDate, today).toISOString(),
      status: 'Active',
    }))
    .sort((one, other) => Number(instantOf(one.event_date)) - Number(instantOf(other.event_date)))

/** The booking that every visitor has, to show the Hopping Pass. Its code ends with the day and month of its route. */
export function sampleBooking(today: Date): Booking {
  const [{ route_id, firstDate }] = samples
  const date = nextRouteDate(firstDate, today)
  const month = String(partsOf(date).month).padStart(2, '0')
  const qr_code = `HOP-B7F2-${formatDay(date)}${month}`
  return { booking_id: 'HOP-B7F2', route_id, qr_code, isSample: true }
}
