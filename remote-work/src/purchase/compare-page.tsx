import { useHost, useLocation, useTranslation } from '@baithak/platform'
import { AppBar, Screen } from '@baithak/shared/ui'
import { isUpgrade } from '../model/pass/upgrade-state'
import { usePassStatus } from '../model/pass/use-pass-status'
import { paths } from '../paths'
import { BuyDock, UpgradeDock } from './compare-docks'
import { CompareTable } from './compare-table'

/** Compares Silver and Gold. Pass holders and visitors with the upgrade state are offered the upgrade. */
export function ComparePage() {
  const { t } = useTranslation('work')
  const { navigation } = useHost()
  const { state } = useLocation()
  const hasActivePass = usePassStatus().state === 'active'
  return (
    <Screen
      title={t('compare.title')}
      heading="own"
      top={
        <AppBar
          title={t('compare.title')}
          backLabel={t('passes.back')}
          onBack={() => navigation.back(paths.purchase.href())}
        />
      }
      dock={hasActivePass || isUpgrade(state) ? <UpgradeDock /> : <BuyDock />}
    >
      <CompareTable />
    </Screen>
  )
}
