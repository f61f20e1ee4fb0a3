import { addDays, getDaysInMonth, startOfMonth } from 'date-fns'
import type { ReactNode } from 'react'
import { dateLocaleOf } from '../../format'

/** The days of a month in weeks from Monday to Sunday, padded with null. */
export function monthGrid(month: Date): (Date | null)[][] {
  const first = startOfMonth(month)
  const paddingDays = (first.getDay() + 6) % 7
  const cells: (Date | null)[] = [
    ...Array<null>(paddingDays).fill(null),
    ...Array.from({ length: getDaysInMonth(month) }, (_, day) => addDays(first, day)),
  ]
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7))
}

/** 'December 2026' */
export const monthLabel = (month: Date, language: string): string =>
  month.toLocaleDateString(dateLocaleOf(language), { month: 'long', year: 'numeric' })

/** Monday to Sunday: one letter to show, the full name for screen readers. */
const weekdayLabels = (language: string): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = new Date(2026, 10, 2 + index)
    const format = (weekday: 'narrow' | 'long') =>
      day.toLocaleDateString(dateLocaleOf(language), { weekday })
    return { short: format('narrow'), long: format('long') }
  })

interface MonthTableProps {
  month: Date
  language: string
  className?: string
  cellClassName: string
  /** What is shown for a day. */
  children: (day: Date) => ReactNode
}

/** The days of a month below their weekdays. */
export function MonthTable({ month, language, children, ...classes }: MonthTableProps) {
  const { className = '', cellClassName } = classes
  return (
    <table className={`w-full table-fixed ${className}`}>
      <thead>
        <tr>
          {weekdayLabels(language).map(({ short, long }) => (
            <th key={long} scope="col" className="h-9 text-meta font-label text-ink-2">
              <span aria-hidden>{short}</span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week.find((day) => day)?.getDate()}>
            {week.map((day, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has only its weekday
              <td key={weekday} className={cellClassName}>
                {day && children(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
