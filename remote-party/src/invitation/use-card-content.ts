import { visibleText } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member-name'
import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/ui/format'
import { formatTimeRange } from '../model/format-time-range'
import type { PartyEnquiry } from '../model/party-enquiry'
import { venueByName } from '../model/sample-venues'
import { sceneImageOf } from '../model/scene-images'
import { useTranslateVenue } from '../model/use-translate-venue'
import type { CardContent } from './card-content'

/** The texts and the scene of a party's card, in the visitor's language. */
export function useCardContent(enquiry: PartyEnquiry, title: string): CardContent {
  const { t, i18n } = useTranslation('party-invitation')
  const translateVenue = useTranslateVenue()
  const host = useMemberName()
  const venue = venueByName(enquiry.venueName)
  const { name, location } = venue
    ? translateVenue(venue)
    : { name: enquiry.venueName, location: '' }
  return {
    sceneUrl: venue ? sceneImageOf(venue.image) : null,
    kicker: t('card.kicker'),
    title: visibleText(title) || t('card.defaultTitle'),
    date: formatDate(enquiry.date, i18n.language),
    hours: formatTimeRange(enquiry.timeFrom, enquiry.timeTo),
    venue: name,
    location,
    host: host && t('card.host', { name: host }),
    brand: t('card.brand'),
  }
}
