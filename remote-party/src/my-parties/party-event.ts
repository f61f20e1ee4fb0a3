import { type CalendarEvent, parseIndianTime } from '@baithak/ui/calendar'
import { addHours } from 'date-fns'
import type { PartyEnquiry } from '../model/party-enquiry'

/** A party that the venue has confirmed, for the calendar; null without a date and both times. */
export function partyEvent(enquiry: PartyEnquiry, title: string): CalendarEvent | null {
  const { id, status, date, timeFrom, timeTo } = enquiry
  const isConfirmed = status === 'Confirmed - Pay Now' || status === 'Paid & Booked'
  const start = parseIndianTime(date, timeFrom)
  const end = parseIndianTime(date, timeTo)
  if (!isConfirmed || !start || !end) return null
  // Ends after midnight, or at it. Not a day later: that is an hour off where this device's clock changes.
  return { id: `party-${id}`, title, start, end: end > start ? end : addHours(end, 24) }
}
