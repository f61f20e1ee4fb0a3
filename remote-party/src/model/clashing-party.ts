import { endOfParty, type PartyEnquiry, startOfParty } from './party-enquiry'

type Times = Pick<PartyEnquiry, 'date' | 'timeFrom' | 'timeTo'>

/** The member's party at the same time, anywhere; undefined without one, or without a valid date. */
export function clashingParty(enquiries: readonly PartyEnquiry[], party: Times) {
  const [start, end] = [startOfParty(party), endOfParty(party)]
  return enquiries.find(
    (each) => each.status !== 'Cancelled' && startOfParty(each) < end && endOfParty(each) > start,
  )
}
