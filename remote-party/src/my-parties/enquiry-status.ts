import { endOfParty, type PartyEnquiry } from '../model/party-enquiry'

export const isAwaitingVenue = ({ status }: PartyEnquiry): boolean => status === 'Enquiry Sent'

export const isAwaitingPayment = ({ status }: PartyEnquiry): boolean =>
  status === 'Confirmed - Pay Now'

/** Sets the status of the enquiries that `isAffected` selects; without any, returns the same list. */
function setStatus(
  enquiries: PartyEnquiry[],
  isAffected: (enquiry: PartyEnquiry) => boolean,
  status: PartyEnquiry['status'],
): PartyEnquiry[] {
  if (!enquiries.some(isAffected)) return enquiries
  return enquiries.map((enquiry) => (isAffected(enquiry) ? { ...enquiry, status } : enquiry))
}

/** Whether the party's time has passed. */
export const isOver = (enquiry: PartyEnquiry, now: Date): boolean =>
  endOfParty(enquiry) <= now.getTime()

/** Confirms the enquiries with these ids that still await the venue, whatever their date (spec §4). */
export const confirmEnquiries = (
  enquiries: PartyEnquiry[],
  ids: ReadonlySet<string>,
): PartyEnquiry[] =>
  setStatus(
    enquiries,
    (enquiry) => isAwaitingVenue(enquiry) && ids.has(enquiry.id),
    'Confirmed - Pay Now',
  )

/** Marks an enquiry as paid. Only a confirmed one can be paid. */
export const payEnquiry = (enquiries: PartyEnquiry[], id: string): PartyEnquiry[] =>
  setStatus(
    enquiries,
    (enquiry) => enquiry.id === id && isAwaitingPayment(enquiry),
    'Paid & Booked',
  )

/** Withdraws an enquiry or cancels a booking. */
export const cancelEnquiry = (enquiries: PartyEnquiry[], id: string): PartyEnquiry[] =>
  setStatus(enquiries, (enquiry) => enquiry.id === id, 'Cancelled')

/** Takes a cancellation back: the enquiry has its status from before. */
export const restoreEnquiry = (enquiries: PartyEnquiry[], { id, status }: PartyEnquiry) =>
  setStatus(enquiries, (enquiry) => enquiry.id === id && enquiry.status === 'Cancelled', status)

/**
 * Groups all enquiries but the next one, which is the soonest upcoming party; a cancelled one only when no other is ahead.
 * The upcoming ones are the soonest first, and those without a valid date last; the others are the latest first.
 */
export function groupEnquiries(enquiries: readonly PartyEnquiry[], now: Date) {
  // The newest comes first among parties with the same end.
  const dated = enquiries.toReversed().map((enquiry) => ({ enquiry, end: endOfParty(enquiry) }))
  type Dated = (typeof dated)[number]
  const isAhead = ({ end }: Dated) => end > now.getTime()
  const isPast = ({ end }: Dated) => end <= now.getTime()
  const soonestFirst = dated.toSorted(
    (one, other) => (one.end || Number.MAX_VALUE) - (other.end || Number.MAX_VALUE),
  )
  const latestFirst = dated.toSorted((one, other) => (other.end || 0) - (one.end || 0))
  const isCancelled = ({ enquiry }: Dated) => enquiry.status === 'Cancelled'
  const ahead = soonestFirst.filter(isAhead)
  const next = (ahead.find((each) => !isCancelled(each)) ?? ahead[0])?.enquiry
  const others = (list: Dated[], isInGroup: (each: Dated) => boolean) =>
    list.filter((each) => isInGroup(each) && each.enquiry !== next).map(({ enquiry }) => enquiry)
  return {
    next,
    upcoming: others(soonestFirst, (each) => !isPast(each) && !isCancelled(each)),
    past: others(latestFirst, (each) => isPast(each) && !isCancelled(each)),
    cancelled: others(latestFirst, isCancelled),
  }
}
