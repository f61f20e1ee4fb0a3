import type { PartyEnquiry } from '@baithak/shared/storage'
import { estimatedTotal } from '../model/estimated-total'
import { addOns, packageById } from '../model/offers'
import type { PartyDraft } from '../model/party-draft'
import { venueOrFirst } from '../model/sample-venues'

/** Section 4: how long My Parties shows an enquiry before the venue confirms it. */
export const confirmationTime = 5000

/** 'P-' and a timestamp; the next free one when two enquiries fall into one millisecond. */
export function nextEnquiryId(now: Date, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id))
  let stamp = now.getTime()
  while (ids.has(`P-${stamp}`)) stamp += 1
  return `P-${stamp}`
}

/** What a draft orders, at today's prices. */
export function orderOf(draft: PartyDraft) {
  const { name, price } = packageById(draft.package)
  const order = {
    guests: draft.guests,
    package: name,
    packagePrice: price,
    addOns: addOns
      .filter(({ id }) => draft.addOns.includes(id))
      .map(({ name, price }) => ({ name, price })),
  }
  return { ...order, totalPrice: estimatedTotal(order) }
}

/** The enquiry that a draft becomes when it is sent. */
export function enquiryOf(
  draft: PartyDraft,
  now: Date,
  earlier: readonly PartyEnquiry[],
): PartyEnquiry {
  return {
    id: nextEnquiryId(now, earlier),
    venueName: venueOrFirst(draft.venueId).name,
    date: draft.date,
    timeFrom: draft.timeFrom,
    timeTo: draft.timeTo,
    type: draft.type,
    ...orderOf(draft),
    status: 'Enquiry Sent',
    enquiryDate: now.toISOString(),
  }
}

export const isWaiting = ({ status }: PartyEnquiry): boolean => status === 'Enquiry Sent'

/** The list with an enquiry that was sent, once however often it is added. */
export const withEnquiry = (list: PartyEnquiry[], enquiry: PartyEnquiry): PartyEnquiry[] =>
  list.some(({ id }) => id === enquiry.id) ? list : [...list, enquiry]

/** Moves those that `isMoved` names to a status; a list with none of them is returned as it is. */
function move(
  list: PartyEnquiry[],
  isMoved: (each: PartyEnquiry) => boolean,
  status: PartyEnquiry['status'],
): PartyEnquiry[] {
  if (!list.some(isMoved)) return list
  return list.map((each) => (isMoved(each) ? { ...each, status } : each))
}

/** The venues say yes; an enquiry that is not waiting for that stays as it is. */
export const confirmed = (list: PartyEnquiry[], ids: ReadonlySet<string>): PartyEnquiry[] =>
  move(list, (each) => isWaiting(each) && ids.has(each.id), 'Confirmed - Pay Now')

/** Those that were waiting before and have been confirmed since. */
export function newlyConfirmed(
  before: readonly PartyEnquiry[],
  now: readonly PartyEnquiry[],
): PartyEnquiry[] {
  const waited = new Set(before.filter(isWaiting).map(({ id }) => id))
  return now.filter(({ id, status }) => status === 'Confirmed - Pay Now' && waited.has(id))
}

/** The member pays; only what the venue has confirmed can be paid. */
export const paid = (list: PartyEnquiry[], id: string): PartyEnquiry[] =>
  move(list, (each) => each.id === id && each.status === 'Confirmed - Pay Now', 'Paid & Booked')
