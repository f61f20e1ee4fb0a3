import { useTranslation } from '@baithak/platform'
import { formatCount } from '@baithak/ui/format'
import { Figure } from '../components/figure'
import { WeekChart } from '../components/week-chart'
import type { AdminCafe } from '../model/admin-cafe'

/** A café's live check-ins and its week. */
export function CheckInsPanel({ cafe }: { cafe: AdminCafe }) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('table.checkIns')}
      className="overflow-hidden rounded-panel border border-rule bg-milk"
    >
      <dl className="flex flex-wrap gap-px bg-rule">
        <Figure label={t('cafe.live')} value={cafe.liveCheckIns} />
        <Figure label={t('cafe.week')} value={cafe.weekCheckIns} />
      </dl>
      <div className="border-t border-rule px-4 py-5 sm:px-6">
        <WeekChart cafes={[cafe]} />
        <p className="tabular mt-4 text-meta text-ink-2">
          {t('cafe.total', { total: formatCount(cafe.checkIns) })}
        </p>
      </div>
    </section>
  )
}
