import type { PassPlan } from '@baithak/domain'
import { differenceInCalendarDays } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { formatWeekday } from '@baithak/ui/format'
import { RenewLink } from './pass-details'

const lastDays = 3

/** Says in the last days of a pass how long it is valid, with the way to the next one. */
export function RenewalStrip({ plan, until }: { plan: PassPlan; until: Date }) {
  const { t, i18n } = useTranslation()
  const count = differenceInCalendarDays(until, new Date())
  if (count > lastDays) return null
  // Hindi's word for tomorrow is that for yesterday too.
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
