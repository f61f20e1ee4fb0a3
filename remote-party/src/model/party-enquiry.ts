import { addDays, clockTimeOf, instantAt, isValid } from '@baithak/domain/indian-time'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import type { CalendarEvent } from '@baithak/ui/calendar'

export const partyTypes = ['Private', 'Public'] as const

const optionalText = v.nullish(v.string(), '')

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

export type PartyTimes = Pick<PartyEnquiry, 'date' | 'timeFrom' | 'timeTo'>

const orElse = (time: string, missing: string) => (clockTimeOf(time) ? time : missing)

/** When a party begins: at midnight without a readable time, an invalid Date without a valid date. */
export const startOfParty = ({ date, timeFrom }: PartyTimes): Date =>
  instantAt(date, orElse(timeFrom, '0:00'))

/** When a party is over, in milliseconds: on the next day if it ends at or before its start. NaN without a valid date. */
export function endOfParty(party: PartyTimes): number {
  const end = instantAt(party.date, orElse(party.timeTo, '23:59'))
  return (end <= startOfParty(party) ? addDays(end, 1) : end).getTime()
}

/** The party as an event of a calendar; null without a date and both times. */
export function partyEvent(
  party: PartyTimes & { id: string },
  texts: { title: string; location: string },
): CalendarEvent | null {
  const start = instantAt(party.date, party.timeFrom)
  const end = new Date(endOfParty(party))
  if (!clockTimeOf(party.timeTo) || !isValid(start) || !isValid(end)) return null
  return { id: `party-${party.id}`, ...texts, start, end }
}
