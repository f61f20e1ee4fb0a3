import { useTranslation } from '@baithak/platform'
import { formatCount } from '@baithak/ui/format'
import type { AdminCafe } from '../model/admin-cafe'

/** The three figures of the dashboard. */
export function StatsPanel({ cafes }: { cafes: readonly AdminCafe[] }) {
  const { t } = useTranslation('admin')
  const sum = (count: (cafe: AdminCafe) => number) =>
    cafes.reduce((total, cafe) => total + count(cafe), 0)
  const withStatus = (status: AdminCafe['status']) =>
    formatCount(sum((cafe) => Number(cafe.status === status)))
  return (
    <section
      aria-label={t('dashboard.stats')}
      className="grid divide-y divide-rule rounded-panel border border-rule bg-milk md:grid-cols-3 md:divide-x md:divide-y-0"
    >
      <Stat
        label={t('stats.cafes')}
        value={cafes.length}
        text={t('stats.cafesText', {
          active: withStatus('Active'),
          pending: withStatus('Pending'),
        })}
      />
      <Stat
        label={t('stats.live')}
        value={sum(({ liveCheckIns }) => liveCheckIns)}
        text={t('stats.liveText', { count: sum(({ liveCheckIns }) => Number(liveCheckIns > 0)) })}
      />
      <Stat
        label={t('stats.week')}
        value={sum(({ weekCheckIns }) => weekCheckIns)}
        text={t('stats.weekText', { total: formatCount(sum(({ checkIns }) => checkIns)) })}
      />
    </section>
  )
}

function Stat({ label, value, text }: { label: string; value: number; text: string }) {
  return (
    <dl className="min-w-0 px-6 py-5 md:px-4 lg:px-6">
      <dt className="text-meta font-label text-ink-2">{label}</dt>
      <dd className="tabular">
        <span className="block text-[2.375rem] leading-[2.75rem] font-figure tracking-[-0.02em] wrap-anywhere">
          {formatCount(value)}
        </span>
        <span className="mt-0.5 block text-meta text-ink-2">{text}</span>
      </dd>
    </dl>
  )
}
