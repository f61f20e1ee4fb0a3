import { differenceInCalendarDays } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { ButtonLink } from '@baithak/ui'
import { formatWeekday } from '@baithak/ui/format'
import { paths } from '../paths'

const lastDays = 3

/** In the last days of a pass: how long it is valid, and the way to the next one. */
export function RenewalStrip({ until }: { until: Date }) {
  const { t, i18n } = useTranslation('work')
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
      <ButtonLink to={paths.purchase.href()} variant="secondary" size="md">
        {t('renewal.renew')}
      </ButtonLink>
    </aside>
  )
}
