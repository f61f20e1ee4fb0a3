import type { Tier } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Check } from 'lucide-react'

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
