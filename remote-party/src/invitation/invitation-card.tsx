import { visibleText } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { cn } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { formatHours } from '../components/enquiry-time'
import { storedVenue } from '../model/stored-venue'
import type { Invitation } from './invitation-link'
import { occasionArt } from './occasion-picker'

interface Card {
  /** The URL of the drawing. */
  art: string
  kicker: string
  title: string
  when: string
  where: string
  host: string
  brand: string
}

interface InvitationCardProps {
  card: Card
  /** The element of the card's title. */
  as: 'h1' | 'h2'
  className: string
}

/** The invitation card, from top to bottom: the drawing, the occasion, when and where, and the host. */
export function InvitationCard({ card, as: Title, className }: InvitationCardProps) {
  const { art, kicker, title, when, where, host, brand } = card
  return (
    <div className={cn('paper rounded-board p-2 text-center shadow-sh2', className)}>
      <div className="flex flex-col items-center gap-1 rounded-badge border-4 border-brass border-double px-3 pt-5 pb-2 text-meta font-mid wrap-anywhere">
        <img
          src={art}
          alt=""
          width={260}
          height={300}
          className="mb-2 h-auto w-3/5 rounded-t-full rounded-b-badge outline-2 outline-offset-4 outline-brass"
        />
        <p className="font-title text-brass-deep">{kicker}</p>
        <Title className="font-display text-display-3 text-balance">{title}</Title>
        <p className="tabular mt-1 font-heading text-party-deep empty:hidden">{when}</p>
        <p className="empty:hidden">{where}</p>
        <p className="text-brass-deep empty:hidden">{host}</p>
        <p className="mt-2 font-display text-brass-deep">{brand}</p>
      </div>
    </div>
  )
}

/** Returns the card as text, to be shared. */
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
