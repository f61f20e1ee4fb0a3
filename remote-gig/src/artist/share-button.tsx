import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { Button } from '@baithak/shared/ui'
import { Share2 } from 'lucide-react'
import { type Card, shareCard } from './share-card'

/** Sends the artist's card to a café, by whatever way this device has. */
export function ShareButton({ card }: { card: Card }) {
  const { t } = useTranslation('gig')
  const { toast } = useHost()

  async function share() {
    const shared = await shareCard(card, navigator)
    if (shared === 'copied')
      toast({ title: t('artist.copied'), description: t('artist.copiedText') })
    if (shared === 'failed')
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
