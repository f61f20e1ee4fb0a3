import { repeatedActionMs } from '@baithak/contract/timeouts'
import { instantOf } from '@baithak/domain/indian-time'
import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { useSubmitOnce } from '@baithak/ui'
import { useEffect } from 'react'
import { addOns, estimatedTotal, packageById } from '../model/offers'
import { type PartyDraft, partyDraftRecord, usePartyDraft } from '../model/party-draft'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { useVenueTexts } from '../model/use-translate-venue'
import { paths } from '../paths'
import { venueOrFirst } from '../samples/sample-venues'

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

/** Saves the enquiry once, shows a toast and navigates to My Parties. */
export function useSendEnquiry() {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const { draft, venue } = usePartyDraft()
  const { name } = useVenueTexts(venue)
  const draftRecord = storage.record(partyDraftRecord)

  const [send, isSent] = useSubmitOnce(() => {
    const now = new Date()
    const enquiry = enquiryFromDraft(draft, now)
    const saved = transact([storage.record(myPartiesRecord)], ([list]) => [
      addEnquiry(list, enquiry),
    ])
    if (!saved.ok) return false
    storage.saveSnapshot()
    toast({ title: t('wizard.sent'), description: t('wizard.sentText', { venue: name }) })
    navigate(paths.manage.path, { replace: true })
    return true
  })

  // Removed only on unmount: before that the wizard would jump to its first step.
  useEffect(() => {
    if (isSent) return () => void draftRecord.remove()
  }, [isSent, draftRecord])

  return [send, isSent] as const
}
