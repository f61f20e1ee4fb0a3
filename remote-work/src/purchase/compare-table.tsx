import { useTranslation } from '@baithak/platform'
import { formatRupees } from '@baithak/shared/format'
import type { Tier } from '@baithak/shared/storage'
import { Wordmark } from '@baithak/shared/ui'
import type { ReactNode } from 'react'
import { PassInlay } from '../model/pass/pass-inlay'
import { passPlans } from '../model/pass/pass-plans'
import { metalClasses } from '../model/pass/tier-styles'

const features = ['access', 'complimentary', 'discounts', 'seating', 'events'] as const
const monthly = { Silver: passPlans.silver_monthly, Gold: passPlans.gold_monthly }
const weekly = { Silver: passPlans.silver_weekly, Gold: passPlans.gold_weekly }

/** The tiers side by side, in three columns at any width. */
export function CompareTable() {
  const { t } = useTranslation('work')
  return (
    <div className="@container px-5 pt-1">
      <table className="w-full table-fixed border-separate border-spacing-0 text-left text-[max(13px,min(15px,4.2cqw))] leading-[1.4]">
        <caption className="sr-only">{t('compare.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[max(98px,30cqw)]">
              <span className="sr-only">{t('compare.feature')}</span>
            </th>
            <TierHead tier="Silver" />
            <TierHead tier="Gold" />
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <tr key={feature}>
              <RowHead>{t(`compare.rows.${feature}`)}</RowHead>
              <SilverCell>{t(`compare.Silver.${feature}`)}</SilverCell>
              <GoldCell>{t(`compare.Gold.${feature}`)}</GoldCell>
            </tr>
          ))}
          <tr>
            <RowHead last>{t('compare.rows.pricing')}</RowHead>
            <SilverCell last>
              <Prices tier="Silver" />
            </SilverCell>
            <GoldCell last>
              <Prices tier="Gold" />
            </GoldCell>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function TierHead({ tier }: { tier: Tier }) {
  const { t } = useTranslation('work')
  return (
    <th scope="col" className={`p-0 ${tier === 'Silver' ? 'pr-[10px]' : ''}`}>
      <div
        className={`relative flex h-19 flex-col justify-between overflow-hidden rounded-t-control py-2 pr-[4px] pl-[clamp(14px,5cqw,20px)] ${metalClasses[tier]}`}
      >
        <PassInlay tier={tier} narrow />
        <Wordmark label={t('passes.brand')} aria-hidden className="h-3.5! self-start" />
        <span className="embossed font-display text-[max(20px,min(26px,7.2cqw))] leading-[1.2] font-normal">
          {t(`passes.tier.${tier}`)}
        </span>
      </div>
    </th>
  )
}

interface CellProps {
  last?: boolean
  children: ReactNode
}

const cell = (last: boolean) =>
  `py-[clamp(12px,4cqw,16px)] align-top ${last ? '' : 'border-b border-rule'}`

function RowHead({ last = false, children }: CellProps) {
  return (
    <th scope="row" className={`pr-1 text-[max(13px,.93em)] font-title ${cell(last)}`}>
      {children}
    </th>
  )
}

function SilverCell({ last = false, children }: CellProps) {
  return <td className={`pr-[12px] pl-[6px] break-words ${cell(last)}`}>{children}</td>
}

function GoldCell({ last = false, children }: CellProps) {
  return (
    <td
      className={`border-x border-x-brass/50 bg-brass-tint px-[8px] break-words font-title ${cell(last)} ${last ? 'rounded-b-control border-b border-b-brass/50' : ''}`}
    >
      {children}
    </td>
  )
}

function Prices({ tier }: { tier: Tier }) {
  const { t } = useTranslation('work')
  return (
    <>
      <span className="block text-[max(17px,min(21px,6cqw))] leading-[1.2] font-heading tabular-nums">
        {formatRupees(monthly[tier].price)}
      </span>
      <span className="block text-ink-2">{t('compare.monthly')}</span>
      <span className="mt-2 block leading-[1.4] font-heading tabular-nums">
        {formatRupees(weekly[tier].price)}
      </span>
      <span className="block text-ink-2">{t('compare.weekly')}</span>
    </>
  )
}
