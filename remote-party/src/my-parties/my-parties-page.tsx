import { sameId } from '@baithak/domain'
import { useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { formatCount } from '@baithak/ui/format'
import { myPartiesRecord } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { EnquiryDetails } from './enquiry-details'
import { EnquiryList } from './enquiry-list'
import { useSimulatedConfirmations } from './enquiry-status'

/** When more venues confirm at the same time, the others are announced as a number. */
const maxNames = 3

/** The member's enquiries, or the details of the one in the URL. Announces the venues that confirm. */
export function MyPartiesPage() {
  const { t } = useTranslation()
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const [searchParams] = useSearchParams()
  const selectedId = searchParams.get('enquiry')
  const selected = enquiries.find(({ id }) => sameId(id, selectedId))
  const confirmed = useSimulatedConfirmations(enquiries)
  const venues = confirmed.slice(0, maxNames).map(({ venueName }) => storedVenue(venueName, t).name)
  if (confirmed.length > maxNames) venues.push(`+${formatCount(confirmed.length - maxNames)}`)
  const news = { venue: venues.join(', '), status: t('parties.status.Confirmed - Pay Now') }
  return (
    <>
      <p role="status" className="sr-only">
        {venues.length > 0 && t('parties.news', news)}
      </p>
      {selected ? <EnquiryDetails enquiry={selected} /> : <EnquiryList enquiries={enquiries} />}
    </>
  )
}
