import type { PassPlan, Tier } from '@baithak/domain'
import { differenceInCalendarDays } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { ButtonLink } from '@baithak/ui'
import medalGold from '@baithak/ui/art/medal-gold.svg'
import medalSilver from '@baithak/ui/art/medal-silver.svg'
import { formatDate, formatRupees, formatWeekday } from '@baithak/ui/format'
import { Check } from 'lucide-react'
import type { PassStatus } from '../model/pass'
import { paths } from '../paths'

export const medalImages: Record<Tier, string> = { Gold: medalGold, Silver: medalSilver }
export const metalClasses: Record<Tier, string> = {
  Gold: 'metal-gold forced-colors:border',
  Silver: 'metal-silver forced-colors:border',
}
const clothClasses: Record<Tier, string> = {
  Gold: 'bg-[#4a2a0c] [--thread:#d6a748]',
  Silver: 'bg-[#3a3530] [--thread:#cfccc7]',
}

/** The woven border at the left edge of a pass. */
export function PassPattern({ tier, narrow = false }: { tier: Tier; narrow?: boolean }) {
  const width = narrow ? 'w-[8px] [--cloth-size:8px]' : 'w-[12px] [--cloth-size:12px]'
  return (
    <span
      aria-hidden
      className={`cloth-tile absolute! inset-y-0 left-0 ${clothClasses[tier]} ${width}`}
    />
  )
}

/** The translated benefits of a pass. */
export function BenefitList({ tier }: { tier: Tier }) {
  const { t } = useTranslation()
  const benefits = t(`passes.benefits.${tier}`, { returnObjects: true })
  return (
    <ul aria-label={t('passes.benefitsLabel')} className="flex flex-col gap-2.25">
      {benefits.map((benefit) => (
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

/** Says which active pass a purchase replaces. */
export function useReplacedPass(status: PassStatus): string | undefined {
  const { t, i18n } = useTranslation()
  const passName = usePassName()
  if (status.state !== 'active') return undefined
  const date = formatDate(status.until, i18n.language)
  return t('purchase.replaces', { pass: passName(status.plan), date })
}

interface RenewLinkProps {
  plan: PassPlan
  variant?: 'primary' | 'secondary'
}

/** Links to the purchase of the same plan, with its price. */
function RenewLink({ plan, variant = 'primary' }: RenewLinkProps) {
  const { t } = useTranslation()
  return (
    <ButtonLink to={paths.purchase.href()} state={{ plan: plan.id }} variant={variant} size="md">
      {t('passes.renew', { price: formatRupees(plan.price) })}
    </ButtonLink>
  )
}

/** Links to the purchase, and first to the plan of a pass that has ended. */
export function NewPassLinks({ status, size = 'lg' }: { status: PassStatus; size?: 'md' | 'lg' }) {
  const { t } = useTranslation()
  const hasEnded = status.state === 'ended'
  return (
    <>
      {hasEnded && <RenewLink plan={status.plan} />}
      <ButtonLink
        to={paths.purchase.href()}
        variant={hasEnded ? 'secondary' : 'primary'}
        size={size}
      >
        {t('home.purchase')}
      </ButtonLink>
    </>
  )
}

/** Says which pass ran out, and when; nothing for a member who never had one. */
export function EndedPass({ status }: { status: PassStatus }) {
  const { t, i18n } = useTranslation()
  const passName = usePassName()
  if (status.state !== 'ended') return null
  const date = formatDate(status.until, i18n.language)
  return (
    <p className="text-body-2 text-ink-2 tabular">
      {t('passes.ended', { pass: passName(status.plan), date })}
    </p>
  )
}

/** The strip is shown in so many last days. */
const lastDays = 3

/** Says how long the pass is valid and links to the next one. */
export function RenewalStrip({ plan, until }: { plan: PassPlan; until: Date }) {
  const { t, i18n } = useTranslation()
  const count = differenceInCalendarDays(until, new Date())
  if (count > lastDays) return null
  // Hindi has one word for tomorrow and yesterday.
  const day = formatWeekday(until, i18n.language)
  return (
    <aside className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-brass-tint px-4 py-3 text-ink">
      <div className="min-w-24 flex-1">
        <p className="text-body font-title">{t('renewal.ends', { count, day })}</p>
        <p className="text-meta text-ink-2">{t('renewal.text')}</p>
      </div>
      <RenewLink plan={plan} variant="secondary" />
    </aside>
  )
}
