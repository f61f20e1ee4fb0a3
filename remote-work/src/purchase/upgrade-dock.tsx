import { useTranslation } from '@baithak/platform'
import { Button, Dock } from '@baithak/ui'
import { formatDate, formatRupees } from '@baithak/ui/format'
import { passPlans, upgradePlan } from '../model/pass/pass-plans'
import { daysPerWeek, upgradeDays } from '../model/pass/pass-rules'
import { usePassStatus } from '../model/pass/use-pass-status'
import { usePurchase } from './use-purchase'

/** With a pass, it can be replaced by Gold Monthly. `goldUntil` is of Gold Weekly, which has all benefits already. */
export function UpgradeDock({ goldUntil }: { goldUntil?: Date | undefined }) {
  const { t, i18n } = useTranslation('work')
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
    <Dock>
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
          <span className="flex items-center justify-center gap-x-2.5 @max-[15rem]:flex-wrap">
            <span className="text-balance border-r border-[#5a370a80] py-1 pr-3 @max-[15rem]:border-0 @max-[15rem]:pr-0">
              {`${t('purchase.comparison.upgrade')} `}
            </span>
            <span className="tabular-nums">{formatRupees(upgradePlan.price)}</span>
          </span>
        </Button>
      </div>
    </Dock>
  )
}

const pricePerDay = (price: number, days: number): string => formatRupees(Math.round(price / days))
