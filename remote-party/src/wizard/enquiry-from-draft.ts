import type { PartyEnquiry } from '@baithak/shared/storage'
import { addOns, estimatedTotal, packageById } from '../model/offers'
import type { PartyDraft } from '../model/party-draft'
import { venueOrFirst } from '../model/sample-venues'

/** 'P-' and a timestamp, or the next free number for a second enquiry of the same millisecond. */
function nextEnquiryId(now: Date, existing: readonly { id: string }[]): string {
  const ids = new Set(existing.map(({ id }) => id))
  let number = now.getTime()
  while (ids.has(`P-${number}`)) number += 1
  return `P-${number}`
}

/** The draft's order at today's prices. */
export function orderFromDraft(draft: PartyDraft) {
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

export function enquiryFromDraft(
  draft: PartyDraft,
  now: Date,
  existing: readonly PartyEnquiry[],
): PartyEnquiry {
  return {
    id: nextEnquiryId(now, existing),
    venueName: venueOrFirst(draft.venueId).name,
    date: draft.date,
    timeFrom: draft.timeFrom,
    timeTo: draft.timeTo,
    type: draft.type,
    ...orderFromDraft(draft),
    status: 'Enquiry Sent',
    enquiryDate: now.toISOString(),
  }
}

/** Adds an enquiry unless the list already contains it. */
export const addEnquiry = (enquiries: PartyEnquiry[], enquiry: PartyEnquiry): PartyEnquiry[] =>
  enquiries.some(({ id }) => id === enquiry.id) ? enquiries : [...enquiries, enquiry]
