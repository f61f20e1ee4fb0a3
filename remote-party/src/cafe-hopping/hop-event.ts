import type { HoppingBooking, HoppingRoute } from '@baithak/domain'
import { addHours, instantOf, isValid } from '@baithak/domain/indian-time'
import type { CalendarEvent } from '@baithak/ui/calendar'

/** Routes have no end; most take an afternoon. */
const hopHours = 4
const maxListedStops = 12

interface Texts {
  name: string
  stops: readonly { name: string }[]
}

/** A booked route for the calendar, with its cafés; null without a valid date. */
export function hopEvent(
  { booking_id }: HoppingBooking,
  { event_date }: HoppingRoute,
  { name, stops }: Texts,
): CalendarEvent | null {
  const start = instantOf(event_date)
  if (!isValid(start)) return null
  const names = stops.slice(0, maxListedStops).map((stop) => stop.name)
  return {
    id: `hop-${booking_id}`,
    title: name,
    location: names[0],
    description: names.join('\n'),
    start,
    end: addHours(start, hopHours),
  }
}
