import { useTranslation } from '@baithak/platform'
import { formatCount } from '@baithak/ui/format'
import type { AdminCafe } from '../model/admin-cafe'
import { periodSteps } from '../model/periods'
import { WeekChart } from './week-chart'

/** A café's live check-ins and its week. */
export function CheckInsPanel({ cafe, now }: { cafe: AdminCafe; now: Date }) {
  const { t } = useTranslation('admin')
  return (
    <section
      aria-label={t('table.checkIns')}
      className="overflow-hidden rounded-panel border border-rule bg-milk"
    >
      {/* Figures never break; they wrap below each other instead. */}
      <dl className="flex flex-wrap gap-px bg-rule">
        <Figure label={t('cafe.live')} value={cafe.liveCheckIns} />
        <Figure label={t('cafe.week')} value={cafe.weekCheckIns} />
      </dl>
      <div className="border-t border-rule px-4 py-5 sm:px-6">
        <WeekChart days={periodSteps([cafe], 'week', now)} />
        <p className="tabular mt-4 text-meta text-ink-2">
          {t('cafe.total', { total: formatCount(cafe.checkIns) })}
        </p>
      </div>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex grow basis-0 flex-col justify-between bg-milk px-4 py-5 sm:px-6">
      <dt className="text-meta font-label text-ink-2">{label}</dt>
      <dd className="tabular text-[2.375rem] leading-[2.75rem] font-figure tracking-[-0.02em] whitespace-nowrap">
        {formatCount(value)}
      </dd>
    </div>
  )
}
