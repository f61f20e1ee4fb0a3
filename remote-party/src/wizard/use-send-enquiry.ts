import { useHost, useNavigate, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { useSubmitOnce } from '@baithak/ui'
import { useEffect } from 'react'
import { partyDraftRecord } from '../model/party-draft'
import { myPartiesRecord } from '../model/party-enquiry'
import { useTranslateVenue } from '../model/use-translate-venue'
import { paths } from '../paths'
import { addEnquiry, enquiryFromDraft } from './enquiry-from-draft'
import { isPastDate } from './party-date'
import { usePartyDraft } from './use-party-draft'
import { stepUrl } from './wizard-steps'

/** Saves the enquiry once, shows a toast and navigates to My Parties. */
export function useSendEnquiry() {
  const { t } = useTranslation('party')
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const { draft, venue } = usePartyDraft()
  const { name } = useTranslateVenue()(venue)
  const draftRecord = storage.record(partyDraftRecord)

  const [send, isSent] = useSubmitOnce(() => {
    const now = new Date()
    // Midnight has passed since the step was shown.
    if (isPastDate(draft.date, now)) {
      navigate(stepUrl(1), { replace: true })
      return false
    }
    const enquiry = enquiryFromDraft(draft, now)
    const saved = transact([storage.record(myPartiesRecord)], ([list]) => [
      addEnquiry(list, enquiry),
    ])
    if (!saved.ok) return false
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
