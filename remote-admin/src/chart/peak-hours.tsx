import { addDays, partsOf, startOfWeek } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { SelectField } from '@baithak/ui'
import { formatWeekday } from '@baithak/ui/format'
import { useState } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { hoursOf, peakOf } from '../model/peak-hours'
import { ChartPanel } from './chart-panel'
import { formatHour } from './format-hour'

/** A café's usual check-ins by hour of a weekday, with its busiest hour. */
export function PeakHours({ cafe, now }: { cafe: AdminCafe; now: Date }) {
  const { t, i18n } = useTranslation('admin')
  const [weekday, setWeekday] = useState(partsOf(now).weekday)
  const hours = hoursOf(cafe, weekday, now)
  const peak = peakOf(hours)
  const rangeOf = (hour: number) => `${formatHour(hour)} – ${formatHour(hour + 1)}`
  const dayName = (day: number) => formatWeekday(addDays(startOfWeek(now), day - 1), i18n.language)
  return (
    <ChartPanel
      title={t('peak.title')}
      nameHeader={t('chart.hour')}
      labelEvery={3}
      {...(peak && { highlighted: hours.indexOf(peak) })}
      bars={hours.map(({ hour, checkIns }) => ({
        label: formatHour(hour),
        name: rangeOf(hour),
        value: checkIns,
      }))}
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <SelectField
          label={t('peak.day')}
          value={weekday}
          onChange={(event) => setWeekday(Number(event.target.value))}
          className="min-w-44 print:hidden"
        >
          {[1, 2, 3, 4, 5, 6, 0].map((day) => (
            <option key={day} value={day}>
              {dayName(day)}
            </option>
          ))}
        </SelectField>
        <p role="status" className="text-body-2 text-ink-2">
          {peak
            ? t('peak.busiest', { time: rangeOf(peak.hour), day: dayName(weekday) })
            : t('chart.empty')}
        </p>
      </div>
    </ChartPanel>
  )
}
