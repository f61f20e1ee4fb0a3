import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/shared/storage'
import { useEffect, useRef } from 'react'
import { paths } from '../paths'
import { useVenueWords } from '../venues/use-venue-words'
import { enquiryOf, withEnquiry } from './enquiry-rules'
import { partyDraftRecord } from './party-draft'
import { usePartyDraft } from './use-party-draft'

/** Saves the enquiry, says so and shows it among the member's parties; once, however often it is pressed. */
export function useSendEnquiry() {
  const { t } = useTranslation('party')
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const { draft, venue } = usePartyDraft()
  const { name } = useVenueWords()(venue)
  const sent = useRef(false)
  const draftRecord = storage.item(partyDraftRecord)

  // Forgotten only when the wizard is left: before, it would fall back to its first step for a moment, and the second
  // half of a double tap would land on that step's Next.
  useEffect(
    () => () => {
      if (sent.current) draftRecord.remove()
    },
    [draftRecord],
  )

  return function send() {
    if (sent.current) return
    const enquiry = enquiryOf(draft, new Date(), storage.myParties.getState())
    const saved = transact([storage.myParties], ([list]) => [withEnquiry(list, enquiry)])
    if (!saved.ok) return
    sent.current = true
    toast({ title: t('wizard.sent'), description: t('wizard.sentText', { venue: name }) })
    navigate(paths.manage.path, { replace: true })
  }
}
