import { useHost, useTranslation } from '@baithak/platform'
import { Button, Dock } from '@baithak/ui'
import { type CardImage, useShareCard } from '@baithak/ui/picture'
import { Download, Share2 } from 'lucide-react'
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
  const { toast } = useHost()
  const { share, save } = useShareCard({
    image,
    fileName: cardFileName(invitation),
    message() {
      const url = invitationLink(invitation, window.location.origin)
      return { title: content.title, text: `${cardText(content)}\n\n${t('card.link', { url })}` }
    },
    notify: (outcome) =>
      toast({
        title: t(`shared.${outcome}.title`),
        description: t(`shared.${outcome}.text`),
        destructive: outcome === 'refused',
      }),
  })
  return (
    <Dock aboveNav>
      <Button
        variant="secondary"
        icon={Download}
        className="grow"
        busy={image.isRendering}
        aria-disabled={image.hasFailed}
        onClick={save}
      >
        {t('save')}
      </Button>
      <Button icon={Share2} className="grow-2" busy={image.isRendering} onClick={share}>
        {t('share')}
      </Button>
    </Dock>
  )
}
