import { useTranslation } from '@baithak/platform'
import { formatCount, formatWeekday } from '@baithak/ui/format'
import type { AdminCafe } from '../model/admin-cafe'
import { countByDay } from '../model/check-ins'

/** The check-ins of all the cafés together on each of the last seven days: bars over their table. */
export function WeekChart({ cafes }: { cafes: readonly AdminCafe[] }) {
  const { t, i18n } = useTranslation()
  const week = countByDay(cafes, new Date()).map(({ day, count }) => ({
    weekday: formatWeekday(day, i18n.language, 'short'),
    count,
  }))
  const highest = Math.max(1, ...week.map(({ count }) => count))
  return (
    <figure>
      <figcaption id="week" className="text-meta text-ink-2">
        {t('cafe.weekChart')}
      </figcaption>
      <div
        aria-hidden
        className="mt-4 grid h-28 grid-cols-7 items-end justify-items-center border-b border-rule-2 lg:h-36"
      >
        {week.map(({ weekday, count }) => (
          <span
            key={weekday}
            className="min-h-0.5 w-[68%] max-w-12 rounded-t-[3px] bg-acc forced-colors:bg-[CanvasText]"
            style={{ height: `${(100 * count) / highest}%` }}
          />
        ))}
      </div>
      <table aria-labelledby="week" className="mt-1.5 w-full table-fixed text-center text-caption">
        <thead className="text-ink-2">
          <tr>
            {week.map(({ weekday }) => (
              <th key={weekday} scope="col" className="font-normal wrap-anywhere">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular font-label">
          <tr>
            {week.map(({ weekday, count }) => (
              <td key={weekday} className="wrap-anywhere">
                {formatCount(count)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </figure>
  )
}
