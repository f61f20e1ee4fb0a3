import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { formatCount, formatWeekday } from '@baithak/ui/format'
import type { Step } from '../model/periods'

/** A bar chart of the last seven days. Screen readers get each day with its count. */
export function WeekChart({ days }: { days: readonly Step[] }) {
  const { t, i18n } = useTranslation('admin')
  const highest = Math.max(1, ...days.map(({ current }) => current))
  return (
    <figure className="@container">
      <figcaption className="text-meta text-ink-2">{t('cafe.weekChart')}</figcaption>
      <ol className="mt-3 flex gap-1 sm:gap-2">
        {days.map(({ start: date, current: checkIns }, index) => {
          const isToday = index === days.length - 1
          const day = isToday ? t('cafe.today') : formatWeekday(date, i18n.language, 'short')
          return (
            <li
              key={date.getTime()}
              className="min-w-0 flex-1 text-center text-[min(var(--text-caption),4.6cqw)] leading-(--text-caption--line-height)"
            >
              <span className="sr-only">{t('cafe.day', { day, count: checkIns })}</span>
              <span aria-hidden className="flex flex-col">
                <span className="flex h-24 flex-col justify-end">
                  <span className="tabular mb-1 font-label">{formatCount(checkIns)}</span>
                  <span
                    className={cn(
                      'min-h-0.5 rounded-t-[3px]',
                      isToday
                        ? 'bg-acc forced-colors:bg-[Highlight]'
                        : 'bg-acc/30 forced-colors:bg-[CanvasText]',
                    )}
                    style={{ height: `${(checkIns / highest) * 72}%` }}
                  />
                </span>
                <span
                  className={cn(
                    'border-t border-rule-2 pt-1.5 wrap-anywhere @max-[12rem]:whitespace-nowrap',
                    isToday ? 'font-label text-ink' : 'text-ink-2',
                  )}
                >
                  {day}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
