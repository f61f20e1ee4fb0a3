import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { Notice, useSubmitOnce } from '@baithak/ui'
import { useEffect } from 'react'
import { Receipt } from '../components/receipt'
import { addOns, estimatedTotal, packageById } from '../model/offers'
import { type PartyDraft, partyDraftRecord, usePartyDraft } from '../model/party-draft'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { venueTexts } from '../model/venue-texts'
import { paths } from '../paths'
import { venueOrFirst } from '../samples/sample-venues'
import { dayText } from './step-date'

/** Step 5: the receipt of the enquiry before it is sent. */
export function StepConfirm() {
  const { t, i18n } = useTranslation()
  const { draft, isPast } = usePartyDraft()
  return (
    <>
      {isPast && (
        <Notice variant="warn" className="mb-4">
          {t('wizard.pastDate', { date: dayText(draft.date, i18n.language) })}
        </Notice>
      )}
      <Receipt enquiry={enquiryFromDraft(draft, new Date())} />
      <Notice className="mt-5">{t('wizard.nothingCharged')}</Notice>
    </>
  )
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

export function enquiryFromDraft(draft: PartyDraft, now: Date): PartyEnquiry {
  const { venueId, date, timeFrom, timeTo, type } = draft
  return {
    id: `P-${now.getTime()}`,
    venueName: venueOrFirst(venueId).name,
    ...{ date, timeFrom, timeTo, type },
    ...orderFromDraft(draft),
    status: 'Enquiry Sent',
    enquiryDate: now.toISOString(),
  }
}

/** Saves the enquiry once, shows a toast and navigates to My Parties. */
export function useSendEnquiry() {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const { draft, venue } = usePartyDraft()
  const draftRecord = storage.record(partyDraftRecord)

  const [send, isSent] = useSubmitOnce(() => {
    const enquiry = enquiryFromDraft(draft, new Date())
    if (!storage.record(myPartiesRecord).write((list) => [...list, enquiry]).ok) return false
    storage.saveSnapshot()
    const { name } = venueTexts(venue, t)
    toast({ title: t('wizard.sent'), description: t('wizard.sentText', { venue: name }) })
    navigate(paths.manage.path, { replace: true })
    return true
  })

  // The draft goes on unmount, because without it the wizard would jump to its first step.
  useEffect(() => {
    if (isSent) return () => void draftRecord.remove()
  }, [isSent, draftRecord])

  return [send, isSent] as const
}
