import { useHost, useSearchParams, useTranslation } from '@baithak/platform'
import { firstNameOf, formatDate, formatTime } from '@baithak/shared/format'
import { sameId, useRecord } from '@baithak/shared/storage'
import { useMemberName } from '@baithak/shared/use-member-name'
import { venueByName, venueOrFirst } from '../venues/sample-venues'
import { useVenueWords } from '../venues/use-venue-words'

/** Whom the member talks to: the venue of the enquiry in the address, or of the newest one, or the first of the list. */
export function useChatPartner() {
  const { t, i18n } = useTranslation('party')
  const { storage } = useHost()
  const [parameters] = useSearchParams()
  const enquiries = useRecord(storage.myParties)
  const memberName = useMemberName()
  const wordsOf = useVenueWords()

  const asked = parameters.get('enquiry')
  const enquiry = enquiries.find(({ id }) => sameId(id, asked)) ?? enquiries.at(-1)
  const known = enquiry ? venueByName(enquiry.venueName) : venueOrFirst('')
  const venue = known ?? { ...venueOrFirst(''), id: enquiry?.venueName ?? '', image: '' }
  const name = known ? wordsOf(known).name : (enquiry?.venueName ?? '')

  const words = {
    name: firstNameOf(memberName),
    venue: name,
    date: formatDate(enquiry?.date, i18n.language),
    time: formatTime(enquiry?.timeFrom),
  }
  const noted = words.date && words.time ? 'openingEnquiry' : 'opening'
  const opening = t(`chat.${words.name ? (`${noted}Named` as const) : noted}`, words)
  return { id: venue.id, name, image: venue.image, opening, openedAt: enquiry?.enquiryDate }
}
