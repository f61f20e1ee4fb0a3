import { Link, useLocation, useTranslation } from '@baithak/platform'
import { buttonVariants, DetailScreen, Dock } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { useState } from 'react'
import { usePassName } from '../model/pass/pass-details'
import { isUpgrade } from '../model/pass/pass-navigation'
import { upgradePlan } from '../model/pass/pass-plans'
import type { PassStatus } from '../model/pass/pass-rules'
import { usePassStatus } from '../model/pass/use-pass-status'
import { paths } from '../paths'
import { CompareTable } from './compare-table'
import { UpgradeDock } from './upgrade-dock'

/**
 * Compares Silver and Gold. Pass holders and visitors with the upgrade state are offered the upgrade, unless they hold
 * what it leads to.
 */
export function ComparePage() {
  const { t } = useTranslation('work')
  const { state } = useLocation()
  const current = usePassStatus()
  // From the upgrade until the wallet is there the dock stays as it is.
  const [status] = useState(current)
  return (
    <DetailScreen
      title={t('purchase.comparison.title')}
      backLabel={t('passes.back')}
      fallback={paths.purchase.href()}
      dock={dockOf(status, isUpgrade(state))}
    >
      <CompareTable />
    </DetailScreen>
  )
}

function dockOf(status: PassStatus, upgrades: boolean) {
  if (status.state !== 'active') return upgrades ? <UpgradeDock /> : <BuyDock />
  const { plan, until } = status
  if (plan.id === upgradePlan.id) return <HolderDock until={until} />
  return <UpgradeDock goldUntil={plan.type === 'Gold' ? until : undefined} />
}

/** Without a pass, both tiers can be purchased. */
function BuyDock() {
  const { t } = useTranslation('work')
  return (
    <Dock>
      <Link
        to={paths.purchase.href()}
        className={buttonVariants({ variant: 'secondary', className: 'flex-1' })}
      >
        {t('purchase.comparison.buySilver')}
      </Link>
      <Link
        to={paths.purchase.href()}
        className={buttonVariants({ variant: 'brass', className: 'flex-1' })}
      >
        {t('purchase.comparison.buyGold')}
      </Link>
    </Dock>
  )
}

/** With Gold Monthly there is nothing to upgrade to. */
function HolderDock({ until }: { until: Date }) {
  const { t, i18n } = useTranslation('work')
  const pass = usePassName()(upgradePlan)
  return (
    <Dock>
      <div className="flex w-full flex-col gap-3">
        <p className="text-body-2 font-title tabular-nums">
          {t('purchase.comparison.holder', { pass, date: formatDate(until, i18n.language) })}
        </p>
        <Link
          to={paths.wallet.href()}
          className={buttonVariants({ variant: 'secondary', className: 'w-full' })}
        >
          {t('purchase.comparison.wallet')}
        </Link>
      </div>
    </Dock>
  )
}
