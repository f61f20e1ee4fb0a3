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

/** Whether the party's time has passed: it is neither confirmed nor paid any more. */
export const isOver = (enquiry: PartyEnquiry, now: Date): boolean =>
  endOfParty(enquiry) <= now.getTime()

/** Confirms the enquiries with these ids that still await the venue and are ahead. */
export const confirmEnquiries = (
  enquiries: PartyEnquiry[],
  ids: ReadonlySet<string>,
  now: Date,
): PartyEnquiry[] =>
  setStatus(
    enquiries,
    (enquiry) => isAwaitingVenue(enquiry) && !isOver(enquiry, now) && ids.has(enquiry.id),
    'Confirmed - Pay Now',
  )

/** The enquiries that awaited the venue in `before` and are confirmed in `after`. */
export function newlyConfirmed(
  before: readonly PartyEnquiry[],
  after: readonly PartyEnquiry[],
): PartyEnquiry[] {
  const awaitingIds = new Set(before.filter(isAwaitingVenue).map(({ id }) => id))
  return after.filter((enquiry) => isAwaitingPayment(enquiry) && awaitingIds.has(enquiry.id))
}

/** Only a confirmed enquiry can be paid, until the party is over. */
export const payEnquiry = (enquiries: PartyEnquiry[], id: string, now: Date): PartyEnquiry[] =>
  setStatus(
    enquiries,
    (enquiry) => enquiry.id === id && isAwaitingPayment(enquiry) && !isOver(enquiry, now),
    'Paid & Booked',
  )
