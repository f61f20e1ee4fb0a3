import type { HoppingBooking } from '@baithak/domain'
import { addDays, addHours, partsOf, startOfDay } from '@baithak/domain/indian-time'
import { placeTexts } from '@baithak/domain/sample-venues'
import { formatDay } from '@baithak/ui/format'

const samples = [
  {
    route_id: 'filter-trail',
    stops: ['dabara-house', 'tulsi-courtyard', 'bookmark-reading-room', 'monsoon-glasshouse'],
    schedule: { minDaysAhead: 14, weekday: 0, hour: 10 },
    slots_available: 12,
    price_per_person: 799,
    cover_image: 'chai-sea',
  },
  {
    route_id: 'church-street-after-six',
    stops: ['khidki-coffee', 'copper-still', 'chandni-terrace'],
    schedule: { minDaysAhead: 21, weekday: 6, hour: 18 },
    slots_available: 0,
    price_per_person: 1199,
    cover_image: 'bar-espresso',
  },
  {
    route_id: 'rain-and-roast',
    stops: ['monsoon-glasshouse', 'dabara-house', 'tulsi-courtyard'],
    schedule: { minDaysAhead: 28, weekday: 0, hour: 16 },
    slots_available: 8,
    price_per_person: 699,
    cover_image: 'garden-mint',
  },
  {
    route_id: 'south-side-slow',
    stops: ['cutting-chai-company', 'bookmark-reading-room', 'slow-drip-bar'],
    schedule: { minDaysAhead: 35, weekday: 6, hour: 11 },
    slots_available: 20,
    price_per_person: 899,
    cover_image: 'library-indigo',
  },
] as const

type SampleStopId = (typeof samples)[number]['stops'][number]
const stopNames = new Map<unknown, string>(
  samples.flatMap(({ stops }) => stops).map((id) => [id, placeTexts[id].name]),
)

/** Whether a stop of a route is one of the samples', under its own name. */
export const isSampleStop = <Stop extends { id: unknown; name: string }>(
  stop: Stop,
): stop is Stop & { id: SampleStopId } => stopNames.get(stop.id) === stop.name

interface RouteSchedule {
  minDaysAhead: number
  /** 0 is Sunday. */
  weekday: number
  hour: number
}

/** The first such weekday that is at least `minDaysAhead` away: the texts of a sample route name its weekday. */
export function nextRouteDate({ minDaysAhead, weekday, hour }: RouteSchedule, today: Date): Date {
  const earliest = addDays(startOfDay(today), minDaysAhead)
  return addHours(addDays(earliest, (weekday - partsOf(earliest).weekday + 7) % 7), hour)
}

/** The sample routes, dated in the future. Their other texts are translations. */
export const sampleRoutes = (today: Date) =>
  samples.map(({ schedule, stops, ...route }) => ({
    ...route,
    stops: stops.map((id) => ({ id, name: placeTexts[id].name })),
    event_date: nextRouteDate(schedule, today).toISOString(),
    status: 'Active',
  }))

/** A booking that every visitor has, to show the Hopping Pass. Its code ends with the day and month of its route. */
export function sampleBooking(today: Date): HoppingBooking {
  const [{ route_id, schedule }] = samples
  const date = nextRouteDate(schedule, today)
  const month = String(partsOf(date).month).padStart(2, '0')
  return { booking_id: 'HOP-B7F2', route_id, qr_code: `HOP-B7F2-${formatDay(date)}${month}` }
}
