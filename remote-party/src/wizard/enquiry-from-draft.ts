import { repeatedActionMs } from '@baithak/contract/timeouts'
import { instantOf } from '@baithak/domain/indian-time'
import { addOns, estimatedTotal, packageById } from '../model/offers'
import type { PartyDraft } from '../model/party-draft'
import type { PartyEnquiry } from '../model/party-enquiry'
import { venueOrFirst } from '../model/sample-venues'

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

export function enquiryFromDraft(draft: PartyDraft, now: Date): PartyEnquiry {
  return {
    id: `P-${now.getTime()}`,
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

/** Adds an enquiry unless it has just been sent. Another one of the same millisecond gets the next free id. */
export function addEnquiry(enquiries: PartyEnquiry[], enquiry: PartyEnquiry): PartyEnquiry[] {
  if (enquiries.some((each) => isSameEnquiry(each, enquiry))) return enquiries
  const ids = new Set(enquiries.map(({ id }) => id))
  let number = instantOf(enquiry.enquiryDate).getTime()
  while (ids.has(`P-${number}`)) number += 1
  return [...enquiries, { ...enquiry, id: `P-${number}` }]
}

function isSameEnquiry(one: PartyEnquiry, other: PartyEnquiry): boolean {
  const orderOf = ({ id, status, enquiryDate, ...order }: PartyEnquiry) => JSON.stringify(order)
  const apartMs = Math.abs(
    Number(instantOf(one.enquiryDate)) - Number(instantOf(other.enquiryDate)),
  )
  return apartMs < repeatedActionMs && orderOf(one) === orderOf(other)
}
