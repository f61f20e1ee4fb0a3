import { addDays, getDaysInMonth, startOfMonth } from 'date-fns'

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
