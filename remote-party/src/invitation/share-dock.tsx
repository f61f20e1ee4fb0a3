import { useHost, useTranslation } from '@baithak/platform'
import { Button, Dock } from '@baithak/ui'
import { saveFile, useShare, useShareFile } from '@baithak/ui/sharing'
import { Download, Share2 } from 'lucide-react'
import { type CardContent, cardFileName, cardText } from './card-content'
import { type Invitation, invitationLink } from './invitation-link'
import type { useCardImage } from './use-card-image'

interface ShareDockProps {
  invitation: Invitation
  content: CardContent
  image: ReturnType<typeof useCardImage>
}

/** Shares the card, or saves its image. Without an image, the text can still be shared. */
export function ShareDock({ invitation, content, image }: ShareDockProps) {
  const { t } = useTranslation('party-invitation')
  const { toast } = useHost()
  const shareText = useShare()
  const shareFile = useShareFile()
  const { blob, isRendering } = image
  const file = blob && new File([blob], cardFileName(invitation), { type: blob.type })

  async function share() {
    const url = invitationLink(invitation, window.location.origin)
    const text = `${cardText(content)}\n\n${t('card.link', { url })}`
    const message = { title: content.title, text }
    const outcome = await (file ? shareFile(message, file) : shareText(message))
    if (outcome === 'shared' || outcome === 'dismissed') return
    toast({
      title: t(`shared.${outcome}.title`),
      description: t(`shared.${outcome}.text`),
      destructive: outcome === 'refused',
    })
  }
  async function save() {
    if (!file || (await saveFile(file)) !== 'saved') return
    toast({ title: t('shared.saved.title'), description: t('shared.saved.text') })
  }
  return (
    <Dock aboveNav>
      <Button
        variant="secondary"
        icon={Download}
        className="grow"
        busy={isRendering}
        aria-disabled={image.hasFailed}
        onClick={save}
      >
        {t('save')}
      </Button>
      <Button icon={Share2} className="grow-2" busy={isRendering} onClick={share}>
        {t('share')}
      </Button>
    </Dock>
  )
}
