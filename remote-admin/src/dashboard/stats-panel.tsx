import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { formatCount, formatWeekday } from '@baithak/ui/format'
import { type ReactNode, useMemo } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { ChangeMark } from '../model/change-mark'
import type { Figures } from '../model/figures'
import { comparisonOfAll, type Period, periodSteps } from '../model/periods'
import { cafesByWeek, lastHours } from '../model/trends'
import { cafeStats } from './cafe-stats'

interface StatsPanelProps {
  cafes: readonly AdminCafe[]
  figures: Figures
  now: Date
}

/** The three figures of the dashboard. The last one is of the chosen period. */
export function StatsPanel({ cafes, figures, now }: StatsPanelProps) {
  const { t } = useTranslation('admin')
  // Memoized: there may be thousands, and every key press in the search renders this panel.
  const { active, pending, weeks, ...stats } = useMemo(
    () => ({ ...cafeStats(cafes), weeks: cafesByWeek(cafes) }),
    [cafes],
  )
  const { current, change } = useMemo(
    () => comparisonOfAll(cafes, figures.comparisonOf),
    [cafes, figures],
  )
  const days = useMemo(() => periodSteps(cafes, 'week', now), [cafes, now])
  const { period } = figures
  return (
    <section
      aria-label={t('dashboard.stats')}
      className="grid divide-y divide-rule rounded-panel border border-rule bg-milk md:grid-cols-3 md:divide-x md:divide-y-0"
    >
      <Stat
        label={t('stats.cafes')}
        value={stats.cafes}
        text={t('stats.cafesText', {
          active: formatCount(active),
          pending: formatCount(pending),
        })}
        trend={<Sparkline values={weeks} className="h-10 shrink-0 text-acc" />}
      />
      <Stat
        label={t('stats.live')}
        value={stats.live}
        text={t('stats.liveText', { count: stats.liveCafes })}
        trend={
          <Sparkline
            values={lastHours(stats.live, stats.week, now)}
            className="h-10 shrink-0 text-star-small"
          />
        }
      />
      <Stat
        label={t(`stats.${period}`)}
        value={current}
        text={t('stats.weekText', { total: formatCount(stats.total) })}
        change={<ComparisonText {...{ change, period, now }} />}
        trend={
          <Sparkline values={days.map((day) => day.current)} className="h-10 shrink-0 text-info" />
        }
      />
    </section>
  )
}

interface StatProps {
  label: string
  value: number
  text: string
  change?: ReactNode
  trend: ReactNode
}

/** The labels wrap beside the bars. A long figure moves the bars below it. */
function Stat({ label, value, text, change, trend }: StatProps) {
  const figure = formatCount(value)
  return (
    <div className="flex flex-wrap content-start items-center md:items-start justify-between gap-x-4 gap-y-2 px-6 py-5 md:px-4 lg:px-6">
      <dl className="min-w-0 grow">
        <dt className="text-meta font-label text-ink-2 contain-inline-size">{label}</dt>
        <dd>
          <span
            className={cn(
              'tabular block text-[2.375rem] leading-[2.75rem] font-figure tracking-[-0.02em] wrap-anywhere',
              figure.length > 9 && 'md:max-lg:text-[1.75rem]',
            )}
          >
            {figure}
          </span>
          <span className="tabular mt-0.5 block text-meta text-ink-2 contain-inline-size">
            {text}
          </span>
          {change && (
            <span className="tabular mt-0.5 block text-meta text-ink-2 contain-inline-size">
              {change}
            </span>
          )}
        </dd>
      </dl>
      <div className="md:pt-5 md:max-lg:hidden">{trend}</div>
    </div>
  )
}

interface ComparisonTextProps {
  change: number | null
  period: Period
  now: Date
}

/** '12% more than in the 7 days before'. */
function ComparisonText({ change, period, now }: ComparisonTextProps) {
  const { t, i18n } = useTranslation('admin')
  if (change === null) return <span>{t('compare.none')}</span>
  const direction = change > 0 ? 'more' : change < 0 ? 'less' : 'same'
  return (
    <ChangeMark change={change}>
      {t(`compare.${direction}.${period}`, {
        percent: Math.abs(change),
        day: formatWeekday(now, i18n.language),
      })}
    </ChangeMark>
  )
}

const heightPx = 40
const stepPx = 14.4

/** A decorative bar chart next to a figure. The last bar is solid. */
function Sparkline({ values, className }: { values: readonly number[]; className: string }) {
  const highest = Math.max(1, ...values)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${stepPx * values.length} ${heightPx}`}
      fill="currentColor"
      className={className}
    >
      {values.map((value, index) => {
        const barHeight = Math.max(2, (value / highest) * heightPx)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other key.
            key={index}
            x={index * stepPx}
            y={heightPx - barHeight}
            width={11}
            height={barHeight}
            rx={1.5}
            opacity={index === values.length - 1 ? 1 : 0.28}
          />
        )
      })}
    </svg>
  )
}
