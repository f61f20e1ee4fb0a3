import type { PartyEnquiry } from '@baithak/shared/storage'
import { venueOrFirst } from '../venues/sample-venues'
import { estimatedTotal } from './estimated-total'
import { addOns, packageById } from './offers'
import type { PartyDraft } from './party-draft'

/** Section 4: how long My Parties shows an enquiry before the venue confirms it. */
export const confirmationTime = 5000

/** 'P-' and a timestamp; the next free one when two enquiries fall into one millisecond. */
export function nextEnquiryId(now: Date, taken: readonly { id: string }[]): string {
  let stamp = now.getTime()
  while (taken.some(({ id }) => id === `P-${stamp}`)) stamp += 1
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

/** The list with an enquiry that was sent, once however often it is added. */
export const withEnquiry = (list: PartyEnquiry[], enquiry: PartyEnquiry): PartyEnquiry[] =>
  list.some(({ id }) => id === enquiry.id) ? list : [...list, enquiry]

const step = (from: PartyEnquiry['status'], to: PartyEnquiry['status']) =>
  function moved(list: PartyEnquiry[], id: string): PartyEnquiry[] {
    const isMoved = (each: PartyEnquiry) => each.id === id && each.status === from
    if (!list.some(isMoved)) return list
    return list.map((each) => (isMoved(each) ? { ...each, status: to } : each))
  }

/** The venue says yes; an enquiry that is not waiting for that stays as it is. */
export const confirmed = step('Enquiry Sent', 'Confirmed - Pay Now')

/** The member pays; only what the venue has confirmed can be paid. */
export const paid = step('Confirmed - Pay Now', 'Paid & Booked')
