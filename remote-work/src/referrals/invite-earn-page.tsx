import { createReferralCode } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { AppBar, Button, Screen } from '@baithak/ui'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../paths'
import { PromoBanner } from './promo-banner'
import { ReferralCode } from './referral-code'
import { ReferralList } from './referral-list'
import { useInviteSharing } from './use-invite-sharing'
import { useReferrals } from './use-referrals'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** Invite & Earn: a new referral code, ways to share it, and earlier referrals. */
export function InviteEarnPage() {
  useScreenTranslations('work-referrals', texts)
  const { t } = useTranslation('work-referrals')
  const { navigation } = useHost()
  const [code] = useState(() => createReferralCode())
  const share = useInviteSharing(code)
  const { referrals, simulatePurchase } = useReferrals()
  return (
    <Screen
      title={t('title')}
      heading="own"
      top={
        <AppBar
          title={t('title')}
          backLabel={t('back')}
          onBack={() => navigation.back(paths.wallet.href())}
        />
      }
    >
      <div className="flex flex-col px-5">
        <PromoBanner />
        <ReferralCode code={code} />
        <Button icon={Share2} className="mt-3" onClick={share}>
          {t('share')}
        </Button>
        <button
          type="button"
          onClick={simulatePurchase}
          className="mt-2 min-h-11 self-center text-body-2 font-label text-acc underline decoration-1 underline-offset-5"
        >
          {t('simulate')}
        </button>
        <ReferralList referrals={referrals} />
      </div>
    </Screen>
  )
}
