import { type PassPlan, passIdSchema } from '@baithak/domain'
import { Link, useLocation, useTranslation } from '@baithak/platform'
import { v } from '@baithak/storage/schema'
import { Button, DetailScreen, Notice } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { ChevronRight, Replace, Sofa, Ticket } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  BenefitList,
  medalImages,
  metalClasses,
  usePassName,
  useReplacedPass,
} from '../components/pass-parts'
import { passPlans, usePassStatus } from '../model/pass'
import { usePurchase } from '../model/purchase'
import { paths } from '../paths'

/** spec §8 */
const toastDurationMs = 4000

/** The plan that the member chose on the screen before. */
const chosenSchema = v.object({ plan: passIdSchema })

/** Lists the plans on sale. A purchase opens the wallet. */
export function PurchasePage() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const chosen = v.is(chosenSchema, state) ? state.plan : undefined
  const { buy, isBought, welcomeCode } = usePurchase('purchase', ({ type, duration }) => ({
    title: t('purchase.done'),
    description: t('purchase.doneText', {
      type: t(`passes.tier.${type}`),
      duration: t(`passes.duration.${duration}`),
    }),
    duration: toastDurationMs,
  }))
  const replaces = useReplacedPass(usePassStatus())
  return (
    <DetailScreen title={t('purchase.title')} fallback={paths.wallet.href()}>
      <div className="flex flex-col gap-3.5 px-5">
        <p className="font-display text-display-3">{t('purchase.heading')}</p>
        <Link
          to={paths.compare.href()}
          className="flex min-h-13 items-center gap-3.5 rounded-control bg-acc-tint px-4 py-2 text-body font-title text-acc-deep no-underline"
        >
          <Sofa size={20} />
          <span className="flex-1 text-balance">{t('purchase.compare')}</span>
          <ChevronRight size={20} />
        </Link>
        {welcomeCode && (
          <Notice variant="brass" icon={Ticket}>
            {t('purchase.welcomeCoupon', { code: welcomeCode })}
          </Notice>
        )}
        {Object.values(passPlans).map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isChosen={plan.id === chosen}
            replaces={replaces}
            isBought={isBought}
            onBuy={() => buy(plan)}
          />
        ))}
      </div>
    </DetailScreen>
  )
}

interface PlanCardProps {
  plan: PassPlan
  /** A chosen plan is scrolled to and focused. */
  isChosen: boolean
  /** Says which active pass this one replaces. */
  replaces: string | undefined
  /** True once any plan has been bought. */
  isBought: boolean
  onBuy(): void
}

/** A plan for sale. */
function PlanCard({ plan, isChosen, replaces, isBought, onBuy }: PlanCardProps) {
  const { t } = useTranslation()
  const { type, duration, price } = plan
  const passName = usePassName()
  const heading = `plan-${plan.id}`
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isChosen) return
    title.current?.focus({ preventScroll: true })
    title.current?.closest('article')?.scrollIntoView({ block: 'start' })
  }, [isChosen])
  return (
    <article
      aria-labelledby={heading}
      className="@container scroll-mt-4 overflow-hidden rounded-panel bg-field shadow-[inset_0_0_0_1px_var(--color-rule-2)]"
    >
      <header
        className={`relative flex min-h-21 flex-wrap items-center justify-between gap-x-3 overflow-hidden px-4.5 py-3 ${metalClasses[type]}`}
      >
        <img
          src={medalImages[type]}
          alt=""
          className="absolute top-1/2 left-1/2 size-[min(214px,58cqw)] max-w-none -translate-y-1/2 -translate-x-[40%] @max-[19rem]:-translate-x-[62%] @max-[19rem]:opacity-35"
        />
        <h2
          id={heading}
          ref={title}
          tabIndex={-1}
          className="embossed relative font-display text-[1.75rem] leading-8"
        >
          <span>{`${t(`passes.tier.${type}`)} `}</span>
          <span className="block font-text text-meta font-title">
            {t(`passes.duration.${duration}`)}
          </span>
        </h2>
        <p className="embossed relative text-right">
          <span className="block text-[1.75rem] leading-8 font-figure tracking-[-.02em] tabular">
            {formatRupees(price)}
          </span>
          <span className="block text-meta font-title">{t(`purchase.validity.${duration}`)}</span>
        </p>
      </header>
      <div className="flex flex-col gap-4.5 px-[18px] pt-4 pb-4.5">
        <BenefitList tier={type} />
        {replaces && (
          <Notice id={`${heading}-replaces`} icon={Replace} className="tabular">
            {replaces}
          </Notice>
        )}
        <Button
          size="md"
          aria-label={`${t('purchase.buy')}: ${passName(plan)}`}
          aria-describedby={replaces && `${heading}-replaces`}
          className="min-h-12! w-full"
          disabled={isBought}
          onClick={onBuy}
        >
          {t('purchase.buy')}
        </Button>
      </div>
    </article>
  )
}
