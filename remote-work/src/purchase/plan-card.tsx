import type { PassPlan } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { Replace } from 'lucide-react'
import { BenefitList, usePassName } from '../model/pass/pass-details'
import { medalImages, metalClasses } from '../model/pass/pass-look'

interface PlanCardProps {
  plan: PassPlan
  /** What the member should know before buying, when another pass is active. */
  replaces: string | undefined
  /** One of the plans has been bought, and the wallet comes. */
  isBought: boolean
  onBuy(): void
}

/** A plan for sale. */
export function PlanCard({ plan, replaces, isBought, onBuy }: PlanCardProps) {
  const { t } = useTranslation('work')

  const { type, duration, price } = plan
  const tier = t(`passes.tier.${type}`)
  const term = t(`passes.duration.${duration}`)
  const nameOf = usePassName()
  const heading = `plan-${plan.id}`
  return (
    <article
      aria-labelledby={heading}
      className="@container overflow-hidden rounded-panel bg-field shadow-[inset_0_0_0_1px_var(--color-rule-2)]"
    >
      <header
        className={`relative flex min-h-21 flex-wrap items-center justify-between gap-x-3 overflow-hidden px-4.5 py-3 ${metalClasses[type]}`}
      >
        <img
          src={medalImages[type]}
          alt=""
          className="absolute top-1/2 left-1/2 size-[min(214px,58cqw)] max-w-none -translate-y-1/2 -translate-x-[40%] @max-[19rem]:-translate-x-[62%] @max-[19rem]:opacity-35"
        />
        <h2 id={heading} className="embossed relative font-display text-[1.75rem] leading-8">
          <span>{`${tier} `}</span>
          <span className="block font-text text-meta font-title">{term}</span>
        </h2>
        <p className="embossed relative text-right">
          <span className="block text-[1.75rem] leading-8 font-figure tracking-[-.02em] tabular-nums">
            {formatRupees(price)}
          </span>
          <span className="block text-meta font-title">{t(`purchase.validity.${duration}`)}</span>
        </p>
      </header>
      <div className="flex flex-col gap-4.5 px-[18px] pt-4 pb-4.5">
        <BenefitList tier={type} />
        {replaces && (
          <p id={`${heading}-replaces`} className="flex gap-2.5 text-meta text-ink-2 tabular-nums">
            <Replace size={18} strokeWidth={1.75} className="mt-px shrink-0" />
            <span className="min-w-0">{replaces}</span>
          </p>
        )}
        <Button
          size="md"
          aria-label={`${t('purchase.buy')}: ${nameOf(plan)}`}
          aria-describedby={replaces && `${heading}-replaces`}
          className="min-h-12 w-full"
          disabled={isBought}
          onClick={onBuy}
        >
          {t('purchase.buy')}
        </Button>
      </div>
    </article>
  )
}
