import { addDays, instantAt, isValid } from '@baithak/domain/indian-time'
import type { CalendarEvent } from '@baithak/ui/calendar'
import type { PartyEnquiry } from '../model/party-enquiry'

/** A party that the venue has confirmed, for the calendar; null without a date and both times. */
export function partyEvent(enquiry: PartyEnquiry, title: string): CalendarEvent | null {
  const { id, status, date, timeFrom, timeTo } = enquiry
  const isConfirmed = status === 'Confirmed - Pay Now' || status === 'Paid & Booked'
  const start = instantAt(date, timeFrom)
  const end = instantAt(date, timeTo)
  if (!isConfirmed || !isValid(start) || !isValid(end)) return null
  // Ends after midnight, or at it.
  return { id: `party-${id}`, title, start, end: end > start ? end : addDays(end, 1) }
}
