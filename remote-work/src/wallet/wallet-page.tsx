import { useTranslation } from '@baithak/platform'
import { Canopy, Screen } from '@baithak/ui'
import { Beside } from '@baithak/ui/beside'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { InstallOffer } from '../install/install-offer'
import { usePassStatus } from '../model/pass/use-pass-status'
import { RenewalStrip } from '../renewal/renewal-strip'
import { ActivePass } from './active-pass'
import { InviteEarnTicket } from './invite-earn-ticket'
import { NoPass } from './no-pass'
import { PassValuePanel } from './pass-value-panel'
import { useArchiveExpiredPass } from './use-archive-expired-pass'
import { WalletTabs } from './wallet-tabs'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** Manage Pass: the current pass, check-ins, coupons and past passes. */
export function WalletPage() {
  useScreenTranslations('work-wallet', texts)
  const { t } = useTranslation('work-wallet')
  const status = usePassStatus()
  useArchiveExpiredPass(status)
  return (
    <Screen title={t('title')} top={<Canopy mode="work" slim />}>
      {status.state === 'active' ? <ActivePass status={status} /> : <NoPass />}
      <div className="px-5 pt-5 empty:hidden">
        <RenewalStrip />
      </div>
      <div className="px-5 pt-7 pb-4">
        <InviteEarnTicket />
      </div>
      <Beside label={t('tabsLabel')} elsewhere={<WalletTabs />}>
        <div className="@container pb-5">
          {status.state === 'active' && (
            <div className="p-5">
              <PassValuePanel plan={status.plan} />
            </div>
          )}
          <WalletTabs />
        </div>
      </Beside>
      {status.state === 'active' && <InstallOffer />}
    </Screen>
  )
}
