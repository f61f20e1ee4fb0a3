import { userPassRecord } from '@baithak/domain'
import { Link, useHost, useNavigate, useTranslation } from '@baithak/platform'
import { Button, buttonVariants, Dock, useSubmitOnce, vibrate } from '@baithak/ui'
import { formatDate, formatRupees } from '@baithak/ui/format'
import { useWelcomeCoupon } from '../model/coupons/fifty-rupee-coupon'
import { usePassName } from '../model/pass/pass-look'
import { newPassState } from '../model/pass/pass-navigation'
import { passPlans, upgradePlan } from '../model/pass/pass-plans'
import { daysPerWeek, passStatusOf, upgradeDays } from '../model/pass/pass-rules'
import { purchasePass } from '../model/pass/pass-transactions'
import { paths } from '../paths'

/** Without a pass, both tiers can be purchased. */
export function BuyDock() {
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
export function HolderDock({ until }: { until: Date }) {
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

interface UpgradeDockProps {
  /** The end of a Gold Weekly pass, whose holder has all benefits already. */
  goldUntil?: Date | undefined
  /** Called before the purchase, and with false when it has failed. */
  onBuy(bought: boolean): void
}

/** With a pass, it can be replaced by Gold Monthly. */
export function UpgradeDock({ goldUntil, onBuy }: UpgradeDockProps) {
  const { t, i18n } = useTranslation('work')

  const { storage, toast } = useHost()
  const navigate = useNavigate()
  const plan = upgradePlan
  const welcome = useWelcomeCoupon()
  const [upgrade, isBought] = useSubmitOnce(() => {
    const now = new Date()
    // The pass may have expired on this screen: then this is a purchase.
    const { state } = passStatusOf(storage.record(userPassRecord).getState(), now)
    const sale = state === 'active' ? 'upgraded' : 'purchased'
    onBuy(true)
    const purchased = purchasePass(plan, storage, {
      now,
      sale: 'upgrade',
      welcomeCoupon: welcome.create(now),
    })
    if (!purchased.ok) {
      onBuy(false)
      return false
    }
    vibrate('payment')
    const date = formatDate(purchased.pass.expiryDate, i18n.language)
    toast({
      title: t(`purchase.comparison.${sale}`),
      description: t('purchase.comparison.doneText', { type: t(`passes.tier.${plan.type}`), date }),
    })
    void navigate(paths.wallet.href(), { replace: true, state: newPassState(now) })
    return true
  })
  return (
    <Dock>
      <div className="@container flex w-full flex-col gap-3">
        <p className="text-body-2 font-title">
          {goldUntil
            ? t('purchase.comparison.longerText', {
                days: upgradeDays,
                daysNow: daysPerWeek,
                price: pricePerDay(plan.price, upgradeDays),
                priceNow: pricePerDay(passPlans.gold_weekly.price, daysPerWeek),
                date: formatDate(goldUntil, i18n.language),
              })
            : t('purchase.comparison.upgradeText')}
        </p>
        <Button variant="brass" disabled={isBought} onClick={upgrade} className="w-full">
          <span className="flex items-center justify-center gap-x-2.5 @max-[15rem]:flex-wrap">
            <span className="text-balance border-r border-[#5a370a80] py-1 pr-3 @max-[15rem]:border-0 @max-[15rem]:pr-0">
              {`${t('purchase.comparison.upgrade')} `}
            </span>
            <span className="tabular-nums">{formatRupees(plan.price)}</span>
          </span>
        </Button>
      </div>
    </Dock>
  )
}

const pricePerDay = (price: number, days: number): string => formatRupees(Math.round(price / days))
