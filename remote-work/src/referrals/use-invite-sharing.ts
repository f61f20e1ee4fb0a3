import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { useRef } from 'react'
import { referralLink } from './invitation'
import { shareInvite, thisDevice } from './share-invite'

/** Hands the invite on in the best way this device knows, and says how it went where the device does not. */
export function useInviteSharing(code: string) {
  const { t } = useTranslation('work')
  const { toast } = useHost()
  const underWay = useRef(false)

  return async function share() {
    // A second tap while the share sheet opens would be refused by the browser.
    if (underWay.current) return
    underWay.current = true
    const invitation = {
      title: t('referrals.shareTitle'),
      text: t('referrals.shareText', { code }),
      url: referralLink(code, window.location.origin),
    }
    const outcome = await shareInvite(invitation, thisDevice())
    underWay.current = false
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
