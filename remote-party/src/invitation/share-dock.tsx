import { useTranslation } from '@baithak/platform'
import { Button, Dock } from '@baithak/ui'
import { type CardImage, useShareCard } from '@baithak/ui/picture'
import { type CardContent, cardFileName, cardText } from './card-content'
import { type Invitation, invitationLink } from './invitation-link'

interface ShareDockProps {
  invitation: Invitation
  content: CardContent
  image: CardImage
}

/** Shares the card, or saves its image. */
export function ShareDock({ invitation, content, image }: ShareDockProps) {
  const { t } = useTranslation('party-invitation')
  const { saveButton, shareButton } = useShareCard({
    image,
    fileName: cardFileName(invitation),
    message() {
      const url = invitationLink(invitation, window.location.origin)
      return { title: content.title, text: `${cardText(content)}\n\n${t('card.link', { url })}` }
    },
    toastOf: (outcome) => ({
      title: t(`shared.${outcome}.title`),
      description: t(`shared.${outcome}.text`),
    }),
  })
  return (
    <Dock aboveNav>
      <Button {...saveButton} className="grow">
        {t('save')}
      </Button>
      <Button {...shareButton} className="grow-2">
        {t('share')}
      </Button>
    </Dock>
  )
}
