import { Link, useTranslation } from '@baithak/platform'
import { buttonVariants, useClock } from '@baithak/ui'
import { formatWeekday } from '@baithak/ui/format'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { lastDaysOf } from '../model/pass/ends-soon'
import { usePassStatus } from '../model/pass/use-pass-status'
import { paths } from '../paths'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** In the last days of a pass: how long it is valid, and the way to the next one. */
export function RenewalStrip() {
  useScreenTranslations('work-renewal', texts)
  const { t, i18n } = useTranslation('work-renewal')
  const status = usePassStatus()
  const daysLeft = lastDaysOf(status, useClock(null))
  if (status.state !== 'active' || daysLeft === null) return null
  // Hindi's word for tomorrow is that for yesterday too.
  const day = formatWeekday(status.until, i18n.language)
  return (
    <aside className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-brass-tint px-4 py-3 text-ink">
      <div className="min-w-24 flex-1">
        <p className="text-body font-title">{t('ends', { count: daysLeft, day })}</p>
        <p className="text-meta text-ink-2">{t('text')}</p>
      </div>
      <Link
        to={paths.purchase.href()}
        className={buttonVariants({ variant: 'secondary', size: 'md' })}
      >
        {t('renew')}
      </Link>
    </aside>
  )
}
