import { sameId } from '@baithak/domain'
import { useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { formatCount } from '@baithak/ui/format'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { useFindVenue } from '../model/use-translate-venue'
import { EnquiryDetails } from './enquiry-details'
import { EnquiryList } from './enquiry-list'
import { useSimulatedConfirmations } from './use-simulated-confirmations'

/** The member's enquiries, or the details of the one in the URL. */
export function MyPartiesPage() {
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const [searchParams] = useSearchParams()
  const selectedId = searchParams.get('enquiry')
  const selected = enquiries.find(({ id }) => sameId(id, selectedId))
  const confirmed = useSimulatedConfirmations(enquiries)
  return (
    <>
      <News confirmed={confirmed} />
      {selected ? <EnquiryDetails enquiry={selected} /> : <EnquiryList enquiries={enquiries} />}
    </>
  )
}

/** Further venues that confirm at the same time are announced as a number. */
const maxNames = 3

/** Announces confirmed enquiries to screen readers. */
function News({ confirmed }: { confirmed: readonly PartyEnquiry[] }) {
  const { t } = useTranslation()
  const findVenue = useFindVenue()
  const venues = confirmed.slice(0, maxNames).map(({ venueName }) => findVenue(venueName).name)
  if (confirmed.length > maxNames) venues.push(`+${formatCount(confirmed.length - maxNames)}`)
  return (
    <p role="status" className="sr-only">
      {venues.length > 0 &&
        t('parties.news', {
          venue: venues.join(', '),
          status: t('parties.status.Confirmed - Pay Now'),
        })}
    </p>
  )
}
