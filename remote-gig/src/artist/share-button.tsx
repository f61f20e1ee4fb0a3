import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { type Message, useSharing } from '@baithak/shared/sharing'
import { Button } from '@baithak/shared/ui'
import { Share2 } from 'lucide-react'

/** Sends the artist's card to a café, by whatever way this device has. */
export function ShareButton({ card }: { card: Message }) {
  const { t } = useTranslation('gig')
  const { toast } = useHost()
  const handOn = useSharing()

  async function share() {
    const shared = await handOn(card)
    if (shared === 'copied')
      toast({ title: t('artist.copied'), description: t('artist.copiedText') })
    if (shared === 'refused')
      toast({
        title: t('artist.notShared'),
        description: t('artist.notSharedText'),
        destructive: true,
      })
  }

  return (
    <Button variant="secondary" icon={Share2} className="w-full" onClick={share}>
      {t('artist.share')}
    </Button>
  )
}
