import { useTranslation } from '@baithak/platform'
import { Info } from 'lucide-react'
import { Receipt } from '../model/receipt'
import { enquiryFromDraft } from './enquiry-from-draft'
import { usePartyDraft } from './use-party-draft'

/** Step 5: the receipt of the enquiry before it is sent. */
export function StepConfirm() {
  const { t } = useTranslation('party')
  const { draft } = usePartyDraft()
  return (
    <>
      <Receipt enquiry={enquiryFromDraft(draft, new Date())} />
      <p className="mt-5 flex gap-3 text-body-2 text-ink-2">
        <Info size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <span>{t('wizard.nothingCharged')}</span>
      </p>
    </>
  )
}
