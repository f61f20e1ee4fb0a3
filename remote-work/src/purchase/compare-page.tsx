import { useLocation, useTranslation } from '@baithak/platform'
import { v } from '@baithak/storage/schema'
import { ActionBar, Button, ButtonLink, DetailScreen } from '@baithak/ui'
import { formatDate, formatRupees } from '@baithak/ui/format'
import { useState } from 'react'
import { usePassName } from '../components/pass-details'
import { passPlans, upgradePlan } from '../model/pass-plans'
import { daysPerWeek, type PassStatus, upgradeDays } from '../model/pass-rules'
import { usePassStatus } from '../model/use-pass-status'
import { paths } from '../paths'
import { CompareTable } from './compare-table'
import { usePurchase } from './use-purchase'

/** The navigation state of the wallet's upgrade link. */
const upgradeSchema = v.object({ upgrade: v.literal(true) })

/**
 * Compares Silver and Gold. Pass holders and visitors with the upgrade state are offered the upgrade, unless they hold
 * what it leads to.
 */
export function ComparePage() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const current = usePassStatus()
  // From the upgrade until the wallet is there the dock stays as it is.
  const [status] = useState(current)
  return (
    <DetailScreen
      title={t('purchase.comparison.title')}
      fallback={paths.purchase.href()}
      actionBar={dockOf(status, v.is(upgradeSchema, state))}
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
  const { t } = useTranslation()
  return (
    <ActionBar>
      <ButtonLink
        to={paths.purchase.href()}
        state={{ plan: passPlans.silver_weekly.id }}
        variant="secondary"
        className="flex-1"
      >
        {t('purchase.comparison.buySilver')}
      </ButtonLink>
      <ButtonLink
        to={paths.purchase.href()}
        state={{ plan: passPlans.gold_weekly.id }}
        variant="brass"
        className="flex-1"
      >
        {t('purchase.comparison.buyGold')}
      </ButtonLink>
    </ActionBar>
  )
}

/** With Gold Monthly there is nothing to upgrade to. */
function HolderDock({ until }: { until: Date }) {
  const { t, i18n } = useTranslation()
  const pass = usePassName()(upgradePlan)
  return (
    <ActionBar>
      <div className="flex w-full flex-col gap-3">
        <p className="text-body-2 font-title tabular">
          {t('purchase.comparison.holder', { pass, date: formatDate(until, i18n.language) })}
        </p>
        <ButtonLink to={paths.wallet.href()} variant="secondary">
          {t('purchase.comparison.wallet')}
        </ButtonLink>
      </div>
    </ActionBar>
  )
}

/** With a pass, it can be replaced by Gold Monthly. `goldUntil` is of Gold Weekly, which has all benefits already. */
function UpgradeDock({ goldUntil }: { goldUntil?: Date | undefined }) {
  const { t, i18n } = useTranslation()
  // The pass may have expired on this screen: then this is a purchase.
  const sale = usePassStatus().state === 'active' ? 'upgraded' : 'purchased'
  const { buy, isBought } = usePurchase('upgrade', ({ type }, { expiryDate }) => ({
    title: t(`purchase.comparison.${sale}`),
    description: t('purchase.comparison.doneText', {
      type: t(`passes.tier.${type}`),
      date: formatDate(expiryDate, i18n.language),
    }),
  }))
  return (
    <ActionBar>
      <div className="@container flex w-full flex-col gap-3">
        <p className="text-body-2 font-title">
          {goldUntil
            ? t('purchase.comparison.longerText', {
                days: upgradeDays,
                daysNow: daysPerWeek,
                price: pricePerDay(upgradePlan.price, upgradeDays),
                priceNow: pricePerDay(passPlans.gold_weekly.price, daysPerWeek),
                date: formatDate(goldUntil, i18n.language),
              })
            : t('purchase.comparison.upgradeText')}
        </p>
        <Button
          variant="brass"
          disabled={isBought}
          onClick={() => buy(upgradePlan)}
          className="w-full"
        >
          <span className="flex items-center justify-center gap-x-2.5 narrow:flex-wrap">
            <span className="text-balance border-r border-[#5a370a80] py-1 pr-3 narrow:border-0 narrow:pr-0">
              {`${t('purchase.comparison.upgrade')} `}
            </span>
            <span className="tabular">{formatRupees(upgradePlan.price)}</span>
          </span>
        </Button>
      </div>
    </ActionBar>
  )
}

const pricePerDay = (price: number, days: number): string => formatRupees(Math.round(price / days))
