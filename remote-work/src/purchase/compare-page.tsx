import { useLocation, useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { AppBar, Screen } from '@baithak/shared/ui'
import { isUpgrade } from '../model/pass/upgrade-state'
import { usePassStatus } from '../model/pass/use-pass-status'
import { paths } from '../paths'
import { BuyDock, UpgradeDock } from './compare-docks'
import { CompareTable } from './compare-table'

/** Silver beside Gold. Whoever holds a pass, or comes with the flag, is offered the upgrade. */
export function ComparePage() {
  const { t } = useTranslation('work')
  const { navigation } = useHost()
  const { state } = useLocation()
  const holdsPass = usePassStatus().state === 'active'
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
      dock={holdsPass || isUpgrade(state) ? <UpgradeDock /> : <BuyDock />}
    >
      <CompareTable />
    </Screen>
  )
}
