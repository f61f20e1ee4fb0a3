import { useHost, useTranslation } from '@baithak/platform'
import { useShare } from '@baithak/shared/sharing'
import { referralLink } from './referral-link'

/** Shares or copies the invite, and reports what the device does not report itself. */
export function useInviteSharing(code: string) {
  const { t } = useTranslation('work')
  const { toast } = useHost()
  const shareOrCopy = useShare()

  return async function share() {
    const outcome = await shareOrCopy({
      title: t('referrals.shareTitle'),
      text: t('referrals.shareText', { code }),
      url: referralLink(code, window.location.origin),
    })
    if (outcome === 'copied')
      toast({
        title: t('referrals.onClipboard.title'),
        description: t('referrals.onClipboard.description'),
      })
    if (outcome === 'refused')
      toast({
        title: t('referrals.shareRefused.title'),
        description: t('referrals.shareRefused.description', { code }),
        destructive: true,
      })
  }
}
