import { visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { formatDate } from '@baithak/ui/format'
import { type Card, type CardImage, CardPreview } from '@baithak/ui/picture'
import { formatTimeRange } from '../model/enquiry-time'
import type { PartyEnquiry } from '../model/party-enquiry'
import { useVenueByName } from '../model/use-translate-venue'
import type { Invitation } from './invitation-link'
import { occasionArt } from './occasion-picker'

interface InvitationCardProps {
  content: CardContent
  image: CardImage
  className?: string
}

/** The card as it will be shared. */
export function InvitationCard({ content, ...props }: InvitationCardProps) {
  const { t } = useTranslation('party')
  return (
    <CardPreview
      art={content.art}
      alt={t('invitation.card.alt', { text: cardText(content) })}
      failedText={t('invitation.card.failed')}
      retryLabel={t('invitation.card.retry')}
      {...props}
    />
  )
}

/** What an invitation card shows; an empty text is left out. */
export interface CardContent {
  /** The URL of the occasion's drawing. */
  art: string
  kicker: string
  title: string
  date: string
  hours: string
  venue: string
  location: string
  host: string
  brand: string
}

export const cardOf = ({ date, hours, venue, location, ...content }: CardContent): Card => ({
  ...content,
  when: [date, hours].filter(Boolean).join(', '),
  where: [venue, location].filter(Boolean).join(', '),
})

/** The card as text, for screen readers and to share beside the image. */
export const cardText = ({ kicker, title, date, hours, venue, location, host }: CardContent) =>
  [[title, kicker], [date, hours], [venue, location], [host]]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .join('\n')

/** 'invitation-2026-12-12.png': plain letters, which every device accepts. */
export const cardFileName = ({ date }: Pick<PartyEnquiry, 'date'>): string =>
  `${['invitation', /^\d{4}-\d\d-\d\d/.exec(date)?.[0]].filter(Boolean).join('-')}.png`

/** The title of a party's card; '' for the default one. */
export const cardTitleRecord = (partyId: string): RecordDefinition<string> => ({
  key: `draft:invitation:${partyId}`,
  schema: v.string(),
  fallback: '',
})

/** The texts and the drawing of a party's card, in the visitor's language. */
export function useCardContent(invitation: Invitation): CardContent {
  const { t, i18n } = useTranslation('party')
  const { venueName, title, occasion, date, timeFrom, timeTo } = invitation
  const { name, location } = useVenueByName()(venueName)
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
