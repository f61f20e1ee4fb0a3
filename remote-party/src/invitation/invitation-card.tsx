import { visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { formatDate } from '@baithak/ui/format'
import { type Card, type CardImage, CardPreview } from '@baithak/ui/picture'
import { formatHours } from '../components/enquiry-time'
import { storedVenue } from '../model/stored-venue'
import type { Invitation } from './invitation-link'
import { occasionArt } from './occasion-picker'

interface InvitationCardProps {
  card: Card
  image: CardImage
  className?: string
}

/** The card as it will be shared. */
export function InvitationCard({ card, ...props }: InvitationCardProps) {
  const { t } = useTranslation()
  return (
    <CardPreview
      art={card.art}
      alt={t('invitation.card.alt', { text: cardText(card) })}
      failedText={t('invitation.card.failed')}
      retryLabel={t('invitation.card.retry')}
      {...props}
    />
  )
}

/** The card as text, for screen readers and to share beside the image. */
export const cardText = ({ kicker, title, when, where, host }: Card) =>
  [`${title}, ${kicker}`, when, where, host].filter(Boolean).join('\n')

/** The title of a party's card; '' for the default one. */
export const cardTitleRecord = (partyId: string): RecordDefinition<string> => ({
  key: `draft:invitation:${partyId}`,
  schema: v.string(),
  fallback: '',
})

/** The card of a party in the visitor's language, and its parts. An unknown part is ''. */
export function useInvitationCard(invitation: Invitation) {
  const { t, i18n } = useTranslation()
  const { venueName, title, occasion, date } = invitation
  const { name, location } = storedVenue(venueName, t)
  const host = visibleText(invitation.host)
  const parts = {
    date: formatDate(date, i18n.language),
    hours: formatHours(invitation, t),
    venue: visibleText(name),
    location,
  }
  const card: Card = {
    art: occasionArt[occasion],
    kicker: t('invitation.card.kicker'),
    title: visibleText(title) || t(`invitation.card.titles.${occasion}`),
    when: [parts.date, parts.hours].filter(Boolean).join(', '),
    where: [parts.venue, location].filter(Boolean).join(', '),
    host: host && t('invitation.card.host', { name: host }),
    brand: t('invitation.card.brand'),
  }
  return { card, ...parts }
}
