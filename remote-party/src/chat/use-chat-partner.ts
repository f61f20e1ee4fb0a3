import { sameId } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { firstNameOf, formatDate, formatTime } from '@baithak/ui/format'
import { myPartiesRecord } from '../model/party-enquiry'
import { venueByName, venueOrFirst } from '../model/sample-venues'
import { useTranslateVenue } from '../model/use-translate-venue'

/** The venue of the enquiry in the URL, else of the latest enquiry, else the first venue. */
export function useChatPartner() {
  const { t, i18n } = useTranslation('party')
  const { storage } = useHost()
  const [searchParams] = useSearchParams()
  const enquiries = useRecord(storage.record(myPartiesRecord))
  const memberName = useMemberName()
  const translateVenue = useTranslateVenue()

  const enquiryId = searchParams.get('enquiry')
  const enquiry = enquiries.find(({ id }) => sameId(id, enquiryId)) ?? enquiries.at(-1)
  const sampleVenue = enquiry ? venueByName(enquiry.venueName) : venueOrFirst('')
  const name = sampleVenue ? translateVenue(sampleVenue).name : (enquiry?.venueName ?? '')

  const values = {
    name: firstNameOf(memberName),
    venue: name,
    date: formatDate(enquiry?.date, i18n.language),
    time: formatTime(enquiry?.timeFrom),
  }
  const key = values.date && values.time ? 'openingEnquiry' : 'opening'
  return {
    id: sampleVenue?.id ?? enquiry?.venueName ?? '',
    name,
    image: sampleVenue?.image ?? '',
    opening: t(values.name ? (`chat.${key}Named` as const) : `chat.${key}`, values),
    enquiryDate: enquiry?.enquiryDate,
  }
}
