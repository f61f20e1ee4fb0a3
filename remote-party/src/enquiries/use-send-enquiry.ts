import { useNavigate, useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { useRef } from 'react'
import { paths } from '../paths'
import { useVenueWords } from '../venues/use-venue-words'
import { enquiryOf } from './enquiry-rules'
import { usePartyDraft } from './use-party-draft'

/** Saves the enquiry, says so and shows it among the member's parties; once, however often it is pressed. */
export function useSendEnquiry() {
  const { t } = useTranslation('party')
  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const { draft, venue, forget } = usePartyDraft()
  const { name } = useVenueWords()(venue)
  const sent = useRef(false)

  return function send() {
    // A second press can come before the screen has changed.
    if (sent.current) return
    const saved = storage.myParties.write((list) => [...list, enquiryOf(draft, new Date(), list)])
    if (!saved.ok) return
    sent.current = true
    forget()
    toast({ title: t('wizard.sent'), description: t('wizard.sentText', { venue: name }) })
    navigate(paths.manage.path, { replace: true })
  }
}
