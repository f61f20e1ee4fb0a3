import { indianFormat, partsOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { dateLocaleOf, formatWeekday } from '@baithak/ui/format'
import { useMemo } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { type Period, periodSteps } from '../model/periods'
import { ChartPanel } from './chart-panel'
import { formatHour } from './format-hour'

interface PeriodChartProps {
  cafes: readonly AdminCafe[]
  period: Period
  now: Date
}

const labelEvery: Record<Period, number> = { today: 3, week: 1, month: 7 }

/** The check-ins of the period by hour or by day, with those of the period before. */
export function PeriodChart({ cafes, period, now }: PeriodChartProps) {
  const { t, i18n } = useTranslation('admin')
  const locale = dateLocaleOf(i18n.language)
  const steps = useMemo(() => periodSteps(cafes, period, now), [cafes, period, now])
  const isDay = period === 'today'
  const weekday = formatWeekday(now, i18n.language)
  const shortDay = { day: 'numeric', month: 'short' } as const

  function namesOf(start: Date) {
    if (isDay)
      return { label: formatHour(partsOf(start).hour), name: formatHour(partsOf(start).hour) }
    const label =
      period === 'week'
        ? formatWeekday(start, i18n.language, 'short')
        : indianFormat(locale, shortDay).format(start)
    return { label, name: indianFormat(locale, { weekday: 'short', ...shortDay }).format(start) }
  }
  return (
    <ChartPanel
      title={t(isDay ? 'chart.day' : 'chart.days')}
      nameHeader={t(isDay ? 'chart.hour' : 'chart.date')}
      beforeLabel={t(`chart.before.${period}`, { day: weekday })}
      labelEvery={labelEvery[period]}
      bars={steps.map(({ start, isFuture, current, previous }) => ({
        ...namesOf(start),
        value: isFuture ? null : current,
        before: previous,
      }))}
    />
  )
}
