import type { HoppingBooking, HoppingRoute } from '@baithak/domain'
import { addDays, addHours, partsOf, startOfDay } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'
import { placeTexts, type SampleVenueId } from '@baithak/domain/sample-venues'
import { formatDay } from '@baithak/ui/format'

const stop = <Id extends SampleCafeId | SampleVenueId>(id: Id, address: string) => ({
  id,
  name: placeTexts[id].name,
  address,
})

const cafes = {
  dabara: stop('dabara-house', '100 Feet Road, Indiranagar'),
  tulsi: stop('tulsi-courtyard', '8th Cross, Malleshwaram'),
  bookmark: stop('bookmark-reading-room', '11th Main, Jayanagar'),
  monsoon: stop('monsoon-glasshouse', 'Lalbagh West Gate, Basavanagudi'),
  khidki: stop('khidki-coffee', '14 Church Street'),
  copper: stop('copper-still', '2 Rest House Road'),
  chandni: stop('chandni-terrace', '12th Main, Indiranagar'),
  chai: stop('cutting-chai-company', '5th Block, Koramangala'),
  slowDrip: stop('slow-drip-bar', '27th Main, HSR Layout'),
}
export type SampleStopId = (typeof cafes)[keyof typeof cafes]['id']

const samples = [
  {
    route_id: 'filter-trail',
    route_name: 'The Filter Trail',
    description: 'Four tumblers, four neighbourhoods, one slow Sunday.',
    cafes_included: [cafes.dabara, cafes.tulsi, cafes.bookmark, cafes.monsoon],
    schedule: { minDaysAhead: 14, weekday: 0, hour: 10 },
    slots_available: 12,
    price_per_person: 799,
    cover_image: 'chai-sea',
  },
  {
    route_id: 'church-street-after-six',
    route_name: 'Church Street After Six',
    description: 'Bars, bookshops and a last stop on the roof.',
    cafes_included: [cafes.khidki, cafes.copper, cafes.chandni],
    schedule: { minDaysAhead: 21, weekday: 6, hour: 18 },
    slots_available: 0,
    price_per_person: 1199,
    cover_image: 'bar-espresso',
  },
  {
    route_id: 'rain-and-roast',
    route_name: 'Rain & Roast',
    description: 'Three roasters and a glasshouse in the wet.',
    cafes_included: [cafes.monsoon, cafes.dabara, cafes.tulsi],
    schedule: { minDaysAhead: 28, weekday: 0, hour: 16 },
    slots_available: 8,
    price_per_person: 699,
    cover_image: 'garden-mint',
  },
  {
    route_id: 'south-side-slow',
    route_name: 'South Side, Slowly',
    description: 'Cutting chai first, slow drip last, a library in between.',
    cafes_included: [cafes.chai, cafes.bookmark, cafes.slowDrip],
    schedule: { minDaysAhead: 35, weekday: 6, hour: 11 },
    slots_available: 20,
    price_per_person: 899,
    cover_image: 'library-indigo',
  },
] as const
export type SampleRouteId = (typeof samples)[number]['route_id']

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

/** The sample routes, dated in the future. */
export const sampleRoutes = (today: Date): HoppingRoute[] =>
  samples.map(({ schedule, cafes_included, ...route }) => ({
    ...route,
    cafes_included: [...cafes_included],
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
