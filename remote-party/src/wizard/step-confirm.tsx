import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Notice } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { Receipt } from '../components/receipt'
import { formatHours } from '../model/enquiry-time'
import { usePartyDraft } from '../model/party-draft'
import { clashingParty, myPartiesRecord } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { enquiryFromDraft } from './send-enquiry'
import { dayText } from './step-date'

/** Step 5: the receipt of the enquiry before it is sent. */
export function StepConfirm() {
  const { t, i18n } = useTranslation()
  const { draft, isPast } = usePartyDraft()
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const clash = clashingParty(enquiries, draft)
  return (
    <>
      {clash && (
        <Notice variant="warn" className="mb-4">
          {t('wizard.clash', {
            venue: storedVenue(clash.venueName, t).name,
            date: formatDate(clash.date, i18n.language),
            time: formatHours(clash, t),
          })}
        </Notice>
      )}
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
