import type { Tier } from '@baithak/domain'
import { useLocation, useTranslation } from '@baithak/platform'
import { v } from '@baithak/storage/schema'
import { ActionBar, Button, ButtonLink, DetailScreen, Wordmark } from '@baithak/ui'
import { formatDate, formatRupees } from '@baithak/ui/format'
import { useState } from 'react'
import { metalClasses, PassPattern, usePassName, useReplacedPass } from '../components/pass-parts'
import { passPlans, usePassStatus } from '../model/pass'
import { usePurchase } from '../model/purchase'
import { paths } from '../paths'

/** The navigation state of the wallet's upgrade link. */
const upgradeSchema = v.object({ upgrade: v.literal(true) })

/** Every pass can be upgraded to this one (spec §2). */
const upgradePlan = passPlans.gold_monthly

/** Compares Silver and Gold. A pass holder is offered the upgrade, except to the pass that the holder has. */
export function ComparePage() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const current = usePassStatus()
  // The bar stays as it is between the upgrade and the wallet.
  const [status] = useState(current)
  const isActive = status.state === 'active'
  const isHolder = isActive && status.plan === upgradePlan
  const upgrades = isActive || v.is(upgradeSchema, state)
  return (
    <DetailScreen
      title={t('purchase.comparison.title')}
      fallback={paths.purchase.href()}
      actionBar={
        <ActionBar>
          {isHolder && <Holder until={status.until} />}
          {!isHolder && upgrades && <Upgrade />}
          {!upgrades && <BuyLinks />}
        </ActionBar>
      }
    >
      <CompareTable />
    </DetailScreen>
  )
}

const cheapestPlans = [passPlans.silver_weekly, passPlans.gold_weekly]

function BuyLinks() {
  const { t } = useTranslation()
  return cheapestPlans.map(({ id, type }) => (
    <ButtonLink
      key={id}
      to={paths.purchase.href()}
      state={{ plan: id }}
      variant={type === 'Gold' ? 'brass' : 'secondary'}
      className="flex-1"
    >
      {t(`purchase.comparison.buy${type}`)}
    </ButtonLink>
  ))
}

/** Says until when a Gold Monthly pass is valid. */
function Holder({ until }: { until: Date }) {
  const { t, i18n } = useTranslation()
  const passName = usePassName()
  const date = formatDate(until, i18n.language)
  return (
    <div className="flex w-full flex-col gap-3">
      <p className="text-body-2 font-title tabular">
        {t('purchase.comparison.holder', { pass: passName(upgradePlan), date })}
      </p>
      <ButtonLink to={paths.wallet.href()} variant="secondary">
        {t('purchase.comparison.wallet')}
      </ButtonLink>
    </div>
  )
}

/** Replaces a pass by Gold Monthly. The holder of a Gold pass, which has all benefits already, reads what it replaces. */
function Upgrade() {
  const { t, i18n } = useTranslation()
  const status = usePassStatus()
  const replaces = useReplacedPass(status)
  // A pass that expires on this screen is replaced by a purchase.
  const done = status.state === 'active' ? 'upgraded' : 'purchased'
  const { buy, isBought } = usePurchase('upgrade', ({ type }, { expiryDate }) => ({
    title: t(`purchase.comparison.${done}`),
    description: t('purchase.comparison.doneText', {
      type: t(`passes.tier.${type}`),
      date: formatDate(expiryDate, i18n.language),
    }),
  }))
  const hasGold = status.state === 'active' && status.plan.type === 'Gold'
  return (
    <div className="@container flex w-full flex-col gap-3">
      <p className="text-body-2 font-title">
        {hasGold ? replaces : t('purchase.comparison.upgradeText')}
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
  )
}

const tiers: Tier[] = ['Silver', 'Gold']
const rows = ['access', 'complimentary', 'discounts', 'seating', 'events', 'pricing'] as const
const monthly = { Silver: passPlans.silver_monthly, Gold: passPlans.gold_monthly }
const weekly = { Silver: passPlans.silver_weekly, Gold: passPlans.gold_weekly }

const rowClass = 'narrow:grid narrow:grid-cols-2'
/** The last row has no line below. */
const cellClass =
  'py-[clamp(12px,4cqw,16px)] align-top border-b border-rule group-last/row:border-b-0'
const tierClasses: Record<Tier, string> = {
  Silver: 'pr-[12px] pl-[6px]',
  Gold: 'border-x border-x-brass/50 bg-brass-tint px-[8px] font-title group-last/row:rounded-b-control group-last/row:border-b! group-last/row:border-b-brass/50',
}

/** The tiers side by side, in three columns. If enlarged text has no room, the feature stands above the two tiers. */
function CompareTable() {
  const { t } = useTranslation()
  return (
    <div className="@container px-5 pt-1">
      <table className="w-full table-fixed narrow:block border-separate border-spacing-0 text-left text-[min(10cqw,max(0.8125rem,min(0.9375rem,4.2cqw)))] leading-[1.4]">
        <caption className="sr-only">{t('purchase.comparison.title')}</caption>
        <thead className="narrow:block">
          <tr className={rowClass}>
            <th scope="col" className="w-[max(98px,30cqw)] narrow:hidden">
              <span className="sr-only">{t('purchase.comparison.feature')}</span>
            </th>
            {tiers.map((tier) => (
              <th key={tier} scope="col" className="p-0 nth-2:pr-[10px]">
                <div
                  className={`relative flex min-h-19 flex-col justify-between overflow-hidden rounded-t-control py-2 pr-[4px] pl-[clamp(14px,5cqw,20px)] ${metalClasses[tier]}`}
                >
                  <PassPattern tier={tier} narrow />
                  <Wordmark label={t('passes.brand')} aria-hidden className="h-3.5! self-start" />
                  <span className="embossed font-display text-[min(13cqw,max(1.25rem,min(1.625rem,7.2cqw)))] leading-[1.2] font-normal">
                    {t(`passes.tier.${tier}`)}
                  </span>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="narrow:block">
          {rows.map((row) => (
            <tr key={row} className={`group/row ${rowClass}`}>
              <th
                scope="row"
                className={`pr-1 text-[max(min(0.8125rem,10cqw),.93em)] font-title narrow:col-span-2 narrow:border-0 narrow:pb-1 ${cellClass}`}
              >
                {t(`purchase.comparison.rows.${row}`)}
              </th>
              {tiers.map((tier) => (
                <td key={tier} className={`break-words ${cellClass} ${tierClasses[tier]}`}>
                  {row === 'pricing' ? (
                    <Prices tier={tier} />
                  ) : (
                    t(`purchase.comparison.${tier}.${row}`)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Prices({ tier }: { tier: Tier }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="block text-[min(12cqw,max(1.0625rem,min(1.3125rem,6cqw)))] leading-[1.2] font-heading tabular">
        {formatRupees(monthly[tier].price)}
      </span>
      <span className="block text-ink-2">{t('purchase.comparison.monthly')}</span>
      <span className="mt-2 block leading-[1.4] font-heading tabular">
        {formatRupees(weekly[tier].price)}
      </span>
      <span className="block text-ink-2">{t('purchase.comparison.weekly')}</span>
    </>
  )
}
