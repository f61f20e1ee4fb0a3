import { addDays, clockTimeOf, instantAt, isValid } from '@baithak/domain/indian-time'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import type { CalendarEvent } from '@baithak/ui/calendar'

export const partyTypes = ['Private', 'Public'] as const

const optionalText = v.nullish(v.string(), '')

/** A party enquiry. */
const partyEnquirySchema = v.object({
  /** 'P-' and a timestamp. */
  id: v.string(),
  venueName: v.string(),
  date: optionalText,
  timeFrom: optionalText,
  timeTo: optionalText,
  guests: v.nullish(v.number(), 10),
  type: v.nullish(v.picklist(partyTypes), 'Private'),
  package: optionalText,
  packagePrice: v.nullish(v.number(), 0),
  addOns: v.nullish(v.array(v.object({ name: v.string(), price: v.number() })), []),
  totalPrice: v.nullish(v.number(), 0),
  status: v.picklist(['Enquiry Sent', 'Confirmed - Pay Now', 'Paid & Booked', 'Cancelled']),
  enquiryDate: optionalText,
})
export type PartyEnquiry = v.InferOutput<typeof partyEnquirySchema>

export const myPartiesRecord: RecordDefinition<PartyEnquiry[]> = {
  key: 'my_parties',
  schema: v.array(partyEnquirySchema),
  fallback: [],
}

type Times = Pick<PartyEnquiry, 'date' | 'timeFrom' | 'timeTo'>

const orElse = (time: string, missing: string) => (clockTimeOf(time) ? time : missing)

/** When a party begins, at midnight without a readable time. Without a valid date, an invalid Date. */
export const startOfParty = ({ date, timeFrom }: Times): Date =>
  instantAt(date, orElse(timeFrom, '0:00'))

/** When a party is over, in milliseconds: on the next day if it ends at or before the time it starts. NaN for no date. */
export function endOfParty(party: Times): number {
  const end = instantAt(party.date, orElse(party.timeTo, '23:59'))
  return (end <= startOfParty(party) ? addDays(end, 1) : end).getTime()
}

/** The member's party at the same time, anywhere; undefined without one, or without a valid date. */
export function clashingParty(enquiries: readonly PartyEnquiry[], party: Times) {
  const [start, end] = [startOfParty(party).getTime(), endOfParty(party)]
  return enquiries.find(
    (each) =>
      each.status !== 'Cancelled' && startOfParty(each).getTime() < end && endOfParty(each) > start,
  )
}

/** A party that the venue has confirmed, for the calendar; null without a date and both times. */
export function partyEvent(enquiry: PartyEnquiry, title: string): CalendarEvent | null {
  const { id, status, date, timeFrom, timeTo } = enquiry
  const isConfirmed = status === 'Confirmed - Pay Now' || status === 'Paid & Booked'
  const start = instantAt(date, timeFrom)
  const end = new Date(endOfParty(enquiry))
  if (!isConfirmed || !clockTimeOf(timeTo) || !isValid(start) || !isValid(end)) return null
  return { id: `party-${id}`, title, start, end }
}
