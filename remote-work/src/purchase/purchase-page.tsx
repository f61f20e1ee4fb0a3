import { Link, useTranslation } from '@baithak/platform'
import { DetailScreen } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { ChevronRight, Sofa, Ticket } from 'lucide-react'
import { usePassName } from '../model/pass/pass-details'
import { plansOnSale } from '../model/pass/pass-plans'
import { usePassStatus } from '../model/pass/use-pass-status'
import { paths } from '../paths'
import { PlanCard } from './plan-card'
import { usePurchase } from './use-purchase'

/** Section 8. */
const toastDurationMs = 4000

/** Lists the plans on sale. A purchase opens the wallet. */
export function PurchasePage() {
  const { t, i18n } = useTranslation('work')
  const status = usePassStatus()
  const nameOf = usePassName()
  const { buy, isBought, welcomeCode } = usePurchase('purchase', ({ type, duration }) => ({
    title: t('purchase.done'),
    description: t('purchase.doneText', {
      type: t(`passes.tier.${type}`),
      duration: t(`passes.duration.${duration}`),
    }),
    duration: toastDurationMs,
  }))
  const replaces =
    status.state === 'active'
      ? t('purchase.replaces', {
          pass: nameOf(status.plan),
          date: formatDate(status.until, i18n.language),
        })
      : undefined
  return (
    <DetailScreen
      title={t('purchase.title')}
      backLabel={t('passes.back')}
      fallback={paths.wallet.href()}
    >
      <div className="flex flex-col gap-3.5 px-5">
        <p className="font-display text-display-3">{t('purchase.heading')}</p>
        <Link
          to={paths.compare.href()}
          className="flex min-h-13 items-center gap-3.5 rounded-control bg-acc-tint px-4 py-2 text-body font-title text-acc-deep no-underline"
        >
          <Sofa size={20} strokeWidth={1.75} />
          <span className="flex-1 text-balance">{t('purchase.compare')}</span>
          <ChevronRight size={20} strokeWidth={1.75} />
        </Link>
        {welcomeCode && (
          <p className="flex gap-3 rounded-control bg-brass-tint px-4 py-3 text-body-2">
            <Ticket size={20} strokeWidth={1.75} className="mt-px shrink-0 text-brass-text" />
            <span className="min-w-0 wrap-anywhere">
              {t('purchase.welcomeCoupon', { code: welcomeCode })}
            </span>
          </p>
        )}
        {plansOnSale().map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            replaces={replaces}
            isBought={isBought}
            onBuy={() => buy(plan)}
          />
        ))}
      </div>
    </DetailScreen>
  )
}
