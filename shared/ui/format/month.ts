import { addDays, getDaysInMonth, startOfMonth } from 'date-fns'
import { dateLocaleOf } from './dates'

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
export const weekdayLabels = (language: string): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = new Date(2026, 10, 2 + index)
    const format = (weekday: 'narrow' | 'long') =>
      day.toLocaleDateString(dateLocaleOf(language), { weekday })
    return { short: format('narrow'), long: format('long') }
  })
