import { visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/ui/format'
import { formatTimeRange } from '../model/format-time-range'
import { venueByName } from '../model/sample-venues'
import { useTranslateVenue } from '../model/use-translate-venue'
import type { CardContent } from './card-content'
import type { Invitation } from './invitation-link'
import { occasionArt } from './occasion'

/** The texts and the drawing of a party's card, in the visitor's language. */
export function useCardContent(invitation: Invitation): CardContent {
  const { t, i18n } = useTranslation('party')
  const translateVenue = useTranslateVenue()
  const { venueName, title, occasion, date, timeFrom, timeTo } = invitation
  const venue = venueByName(venueName)
  const { name, location } = venue ? translateVenue(venue) : { name: venueName, location: '' }
  const host = visibleText(invitation.host)
  return {
    art: occasionArt[occasion],
    kicker: t('invitation.card.kicker'),
    title: visibleText(title) || t(`invitation.card.titles.${occasion}`),
    date: formatDate(date, i18n.language),
    hours: formatTimeRange(timeFrom, timeTo),
    venue: visibleText(name),
    location,
    host: host && t('invitation.card.host', { name: host }),
    brand: t('invitation.card.brand'),
  }
}
