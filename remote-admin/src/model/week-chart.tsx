import { addDays, startOfWeek } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { formatCount, formatWeekday } from '@baithak/ui/format'
import type { AdminCafe } from './admin-cafe'
import { weekByDay } from './check-ins'

/** The week's check-ins of all the cafés together: bars over their table. */
export function WeekChart({ cafes }: { cafes: readonly AdminCafe[] }) {
  const { t, i18n } = useTranslation('admin')
  const now = new Date()
  const week = weekByDay(cafes, now)
  const days = week.map((_, day) =>
    formatWeekday(addDays(startOfWeek(now), day), i18n.language, 'short'),
  )
  const highest = Math.max(1, ...week)
  return (
    <figure>
      <figcaption id="week" className="text-meta text-ink-2">
        {t('cafe.weekChart')}
      </figcaption>
      <div
        aria-hidden
        className="mt-4 grid h-28 grid-cols-7 items-end justify-items-center border-b border-rule-2 lg:h-36"
      >
        {week.map((count, day) => (
          <span
            key={days[day]}
            className="min-h-0.5 w-[68%] max-w-12 rounded-t-[3px] bg-acc forced-colors:bg-[CanvasText]"
            style={{ height: `${(100 * count) / highest}%` }}
          />
        ))}
      </div>
      <table aria-labelledby="week" className="mt-1.5 w-full table-fixed text-center text-caption">
        <thead className="text-ink-2">
          <tr>
            {days.map((day) => (
              <th key={day} scope="col" className="font-normal wrap-anywhere">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular font-label">
          <tr>
            {week.map((count, day) => (
              <td key={days[day]} className="wrap-anywhere">
                {formatCount(count)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </figure>
  )
}
