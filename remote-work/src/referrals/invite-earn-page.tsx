import { useHost, useTranslation } from '@baithak/platform'
import { createReferralCode } from '@baithak/shared/format'
import { AppBar, Button, Screen } from '@baithak/shared/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../paths'
import { PromoBanner } from './promo-banner'
import { ReferralCode } from './referral-code'
import { ReferralList } from './referral-list'
import { useInviteSharing } from './use-invite-sharing'
import { useReferrals } from './use-referrals'

/** Invite & Earn: a new referral code, ways to share it, and earlier referrals. */
export function InviteEarnPage() {
  const { t } = useTranslation('work')
  const { navigation } = useHost()
  const [code] = useState(() => createReferralCode())
  const share = useInviteSharing(code)
  const { referrals, simulatePurchase } = useReferrals()
  return (
    <Screen
      title={t('referrals.title')}
      heading="own"
      top={
        <AppBar
          title={t('referrals.title')}
          backLabel={t('referrals.back')}
          onBack={() => navigation.back(paths.wallet.href())}
        />
      }
    >
      <div className="flex flex-col px-5">
        <PromoBanner />
        <ReferralCode code={code} />
        <Button icon={Share2} className="mt-3" onClick={share}>
          {t('referrals.share')}
        </Button>
        <button
          type="button"
          onClick={simulatePurchase}
          className="mt-2 min-h-11 self-center text-body-2 font-label text-acc underline decoration-1 underline-offset-5"
        >
          {t('referrals.simulate')}
        </button>
        <ReferralList referrals={referrals} />
      </div>
    </Screen>
  )
}
