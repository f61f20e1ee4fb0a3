import { Link, useTranslation } from '@baithak/platform'
import { buttonVariants, cn, useClock } from '@baithak/ui'
import { formatWeekday } from '@baithak/ui/format'
import { paths } from '../paths'
import { lastDaysOf } from './pass/pass-rules'
import { usePassStatus } from './pass/use-pass-status'

/** In the last days of a pass: how long it is valid, and the way to the next one. */
export function RenewalStrip({ className }: { className?: string }) {
  const { t, i18n } = useTranslation('work')
  const status = usePassStatus()
  const daysLeft = lastDaysOf(status, useClock(null))
  if (status.state !== 'active' || daysLeft === null) return null
  // Hindi's word for tomorrow is that for yesterday too.
  const day = formatWeekday(status.until, i18n.language)
  return (
    <aside
      className={cn(
        'flex flex-wrap items-center justify-between gap-3 rounded-panel bg-brass-tint px-4 py-3 text-ink',
        className,
      )}
    >
      <div className="min-w-24 flex-1">
        <p className="text-body font-title">{t('renewal.ends', { count: daysLeft, day })}</p>
        <p className="text-meta text-ink-2">{t('renewal.text')}</p>
      </div>
      <Link
        to={paths.purchase.href()}
        className={buttonVariants({ variant: 'secondary', size: 'md' })}
      >
        {t('renewal.renew')}
      </Link>
    </aside>
  )
}
