import { useLocation, useTranslation } from '@baithak/platform'
import { DetailScreen } from '@baithak/ui'
import { useState } from 'react'
import { isUpgrade } from '../model/pass/pass-navigation'
import { upgradePlan } from '../model/pass/pass-plans'
import type { PassStatus } from '../model/pass/pass-rules'
import { usePassStatus } from '../model/pass/use-pass-status'
import { paths } from '../paths'
import { BuyDock, HolderDock, UpgradeDock } from './compare-docks'
import { CompareTable } from './compare-table'

/**
 * Compares Silver and Gold. Pass holders and visitors with the upgrade state are offered the upgrade, unless they hold
 * what it leads to.
 */
export function ComparePage() {
  const { t } = useTranslation('work')

  const { state } = useLocation()
  const current = usePassStatus()
  // From the upgrade until the wallet is there the dock stays as it is.
  const [upgraded, setUpgraded] = useState<PassStatus>()
  const status = upgraded ?? current
  return (
    <DetailScreen
      title={t('purchase.comparison.title')}
      backLabel={t('passes.back')}
      fallback={paths.purchase.href()}
      dock={dockOf(status, isUpgrade(state), (bought) => setUpgraded(bought ? status : undefined))}
    >
      <CompareTable />
    </DetailScreen>
  )
}

function dockOf(status: PassStatus, upgrades: boolean, onBuy: (bought: boolean) => void) {
  if (status.state !== 'active') return upgrades ? <UpgradeDock onBuy={onBuy} /> : <BuyDock />
  if (status.plan.id === upgradePlan.id) return <HolderDock until={status.until} />
  const goldUntil = status.plan.type === 'Gold' ? status.until : undefined
  return <UpgradeDock goldUntil={goldUntil} onBuy={onBuy} />
}
