import { useTranslation } from '@baithak/platform'
import { type CardImage, CardPreview } from '@baithak/ui/picture'
import { type CardContent, cardText } from './card-content'
import './invitation.css'

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
