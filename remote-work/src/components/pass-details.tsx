import type { PassPlan, Tier } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { Check } from 'lucide-react'
import { passPlans } from '../model/pass-plans'
import type { PassStatus } from '../model/pass-rules'

/** The translated benefits of a pass. */
export function BenefitList({ tier }: { tier: Tier }) {
  const { t } = useTranslation('work')
  const ofTier = t(`passes.benefits.${tier}`, { returnObjects: true })
  return (
    <ul aria-label={t('passes.benefitsLabel')} className="flex flex-col gap-2.25">
      {ofTier.map((benefit) => (
        <li key={benefit} className="flex gap-[14px] text-body-2 text-ink">
          <Check size={18} strokeWidth={2} className="mt-0.5 shrink-0 text-acc" />
          <span className="min-w-0 break-words">{benefit}</span>
        </li>
      ))}
    </ul>
  )
}

/** Returns a translated name such as 'Silver Monthly'. */
export function usePassName() {
  const { t } = useTranslation('work')
  return ({ type, duration }: Pick<PassPlan, 'type' | 'duration'>) =>
    t('passes.name', {
      type: t(`passes.tier.${type}`),
      duration: t(`passes.duration.${duration}`),
    })
}

/** The pass that Explore and Profile show: the member's own, or a sample Silver Pass without a date. */
export function displayedPass(status: PassStatus) {
  if (status.state === 'none') return { tier: 'Silver' as const, active: true, until: null }
  if (status.state === 'active')
    return { tier: status.plan.type, active: true, until: status.until }
  const { passId, expiryDate } = status.pass
  return { tier: passPlans[passId].type, active: false, until: instantOf(expiryDate) }
}
