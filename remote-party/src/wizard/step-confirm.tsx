import { useTranslation } from '@baithak/platform'
import { Notice } from '@baithak/ui'
import { Receipt } from '../components/receipt'
import { usePartyDraft } from '../model/party-draft'
import { enquiryFromDraft } from './send-enquiry'
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
