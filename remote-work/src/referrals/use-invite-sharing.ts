import { useHost, useTranslation } from '@baithak/platform'
import { useShare } from '@baithak/ui/sharing'
import { referralLink } from './referral-link'

/** Shares or copies the invite, and reports what the device does not report itself. */
export function useInviteSharing(code: string) {
  const { t } = useTranslation('work-referrals')
  const { toast } = useHost()
  const shareOrCopy = useShare()

  return async function share() {
    const outcome = await shareOrCopy({
      title: t('shareTitle'),
      text: t('shareText', { code }),
      url: referralLink(code, window.location.origin),
    })
    if (outcome === 'copied')
      toast({
        title: t('onClipboard.title'),
        description: t('onClipboard.description'),
      })
    if (outcome === 'refused')
      toast({
        title: t('shareRefused.title'),
        description: t('shareRefused.description', { code }),
        destructive: true,
      })
  }
}
