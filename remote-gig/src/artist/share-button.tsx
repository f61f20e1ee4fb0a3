import { useHost, useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { type ShareMessage, useShare } from '@baithak/ui/sharing'
import { Share2 } from 'lucide-react'

/** Shares the artist's profile as text; copies it where the device cannot share. */
export function ShareButton({ message }: { message: ShareMessage }) {
  const { t } = useTranslation('gig-artist')
  const { toast } = useHost()
  const share = useShare()

  async function handleShare() {
    const result = await share(message)
    if (result === 'copied') toast({ title: t('copied'), description: t('copiedText') })
    if (result === 'refused')
      toast({
        title: t('notShared'),
        description: t('notSharedText'),
        destructive: true,
      })
  }

  return (
    <Button variant="secondary" icon={Share2} className="w-full" onClick={handleShare}>
      {t('share')}
    </Button>
  )
}
