import { useTranslation } from '@baithak/platform'
import { ActionBar, DetailScreen, useClock } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { AddToCalendar } from '../components/add-to-calendar'
import { Receipt } from '../components/receipt'
import { endOfParty, type PartyEnquiry } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { paths } from '../paths'
import { CancelEnquiry } from './cancel-enquiry'
import { EnquiryAction } from './enquiry-action'
import { PastDateNote, StatusBadge } from './enquiry-row'
import { isOver } from './enquiry-status'
import { PlanAgain } from './plan-again'
import { ShareCost } from './share-cost'

export function EnquiryDetails({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t, i18n } = useTranslation()
  const { id, status, enquiryDate } = enquiry
  const now = useClock(endOfParty(enquiry) || null)
  const fields = [
    ['status', <StatusBadge key="badge" status={status} />],
    ['id', id],
    ['enquiryDate', formatDate(enquiryDate, i18n.language)],
  ] as const
  return (
    <DetailScreen
      title={storedVenue(enquiry.venueName, t).name}
      fallback={paths.manage.path}
      className="bg-acc-tint"
      actionBar={
        <ActionBar aboveNav className="justify-center">
          <EnquiryAction enquiry={enquiry} wide />
        </ActionBar>
      }
    >
      <div className="px-5 pt-2">
        <dl className="mb-5">
          {fields.map(([field, value]) => (
            <div
              key={field}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-acc/15 py-2 last:border-b-0"
            >
              <dt className="text-body-2 text-ink-2">{t(`parties.fields.${field}`)}</dt>
              <dd className="tabular ml-auto min-w-0 text-right text-body-2 font-label break-words">
                {value || t('parties.unset')}
              </dd>
            </div>
          ))}
        </dl>
        <PastDateNote enquiry={enquiry} className="mb-4" />
        <Receipt enquiry={enquiry} />
        {(status === 'Confirmed - Pay Now' || status === 'Paid & Booked') && (
          <AddToCalendar party={enquiry} className="mt-5 w-full" />
        )}
        {status === 'Paid & Booked' && <ShareCost enquiry={enquiry} />}
        {status !== 'Cancelled' && isOver(enquiry, now) && (
          <PlanAgain enquiry={enquiry} className="mt-3 w-full" />
        )}
        <CancelEnquiry enquiry={enquiry} />
      </div>
    </DetailScreen>
  )
}
