import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  indianFormat,
  startOfMonth,
  startOfWeek,
} from '@baithak/domain/indian-time'
import type { ReactNode } from 'react'
import { dateLocaleOf, formatWeekday } from '../../format'

/** The days of a month in weeks from Monday to Sunday, padded with null. */
export function monthGrid(month: Date): (Date | null)[][] {
  const first = startOfMonth(month)
  const paddingDays = differenceInCalendarDays(first, startOfWeek(first))
  const cells: (Date | null)[] = [
    ...Array<null>(paddingDays).fill(null),
    ...Array.from({ length: differenceInCalendarDays(addMonths(first, 1), first) }, (_, day) =>
      addDays(first, day),
    ),
  ]
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7))
}

/** 'December 2026' */
export const monthLabel = (month: Date, language: string): string =>
  indianFormat(dateLocaleOf(language), { month: 'long', year: 'numeric' }).format(month)

/** Monday to Sunday: one letter to show, the full name for screen readers. */
const weekdayLabels = (language: string): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays(startOfWeek(Date.now()), index)
    const format = (weekday: 'narrow' | 'long') => formatWeekday(day, language, weekday)
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
          <tr key={week.find((day) => day)?.getTime()}>
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
