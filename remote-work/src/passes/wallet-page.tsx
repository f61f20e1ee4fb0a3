import { useTranslation } from '@baithak/platform'
import { Canopy, Screen } from '@baithak/shared/ui'
import { HeldPass } from './held-pass'
import { InviteEarnTicket } from './invite-earn-ticket'
import { NoPass } from './no-pass'
import { useArchive } from './use-archive'
import { usePassStanding } from './use-pass-standing'
import { WalletTabs } from './wallet-tabs'

/** Manage Pass: the pass that is held now, and what has gathered around it. */
export function WalletPage() {
  const { t } = useTranslation('work')
  const standing = usePassStanding()
  useArchive(standing)
  return (
    <Screen title={t('wallet.title')} top={<Canopy mode="work" slim />}>
      {standing.state === 'active' ? <HeldPass standing={standing} /> : <NoPass />}
      <div className="px-5 pt-7 pb-4">
        <InviteEarnTicket />
      </div>
      <WalletTabs />
    </Screen>
  )
}
