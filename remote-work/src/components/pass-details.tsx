import type { PassPlan, Tier } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { ButtonLink } from '@baithak/ui'
import { formatDate, formatRupees } from '@baithak/ui/format'
import { Check } from 'lucide-react'
import { endedPassOf, type PassStatus, passHistoryRecord } from '../model/pass-rules'
import { paths } from '../paths'

/** The translated benefits of a pass. */
export function BenefitList({ tier }: { tier: Tier }) {
  const { t } = useTranslation()
  const ofTier = t(`passes.benefits.${tier}`, { returnObjects: true })
  return (
    <ul aria-label={t('passes.benefitsLabel')} className="flex flex-col gap-2.25">
      {ofTier.map((benefit) => (
        <li key={benefit} className="flex gap-[14px] text-body-2 text-ink">
          <Check size={18} className="mt-0.5 shrink-0 text-acc" />
          <span className="min-w-0 break-words">{benefit}</span>
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that gives a translated name such as 'Silver Monthly'. */
export function usePassName() {
  const { t } = useTranslation()
  return ({ type, duration }: Pick<PassPlan, 'type' | 'duration'>) =>
    t('passes.name', {
      type: t(`passes.tier.${type}`),
      duration: t(`passes.duration.${duration}`),
    })
}

/** Links to the purchase of the same plan, with its price. */
export function RenewLink({
  plan,
  variant = 'primary',
}: {
  plan: PassPlan
  variant?: 'primary' | 'secondary'
}) {
  const { t } = useTranslation()
  return (
    <ButtonLink to={paths.purchase.href()} state={{ plan: plan.id }} variant={variant} size="md">
      {t('passes.renew', { price: formatRupees(plan.price) })}
    </ButtonLink>
  )
}

/** Says which pass ran out, and when; nothing for a member who never had one. */
export function EndedPass({ ended }: { ended: ReturnType<typeof useEndedPass> }) {
  const { t, i18n } = useTranslation()
  const passName = usePassName()
  return (
    ended && (
      <p className="text-body-2 text-ink-2 tabular">
        {t('passes.ended', {
          pass: passName(ended.plan),
          date: formatDate(ended.until, i18n.language),
        })}
      </p>
    )
  )
}

/** Returns the pass that has run out, while there is no active one. */
export function useEndedPass(status: PassStatus) {
  const history = useRecord(useHost().storage.record(passHistoryRecord))
  return endedPassOf(status, history, new Date())
}
