import { isoDate } from '@baithak/domain'
import { addDays, isSaturday, startOfDay } from 'date-fns'

/** The preselected date: the first Saturday at least three weeks ahead. */
function defaultPartyDate(today: Date): string {
  let date = addDays(startOfDay(today), 21)
  while (!isSaturday(date)) date = addDays(date, 1)
  return isoDate(date)
}

/** Rejects '2026-02-31' too, which `Date` parses as a day in March. */
const isValidDate = (text: string) => isoDate(new Date(`${text}T00:00`)) === text

/** The date of the draft, or the default when that is empty, past or damaged. */
export const resolvePartyDate = (draftDate: string, today: Date): string =>
  isValidDate(draftDate) && draftDate >= isoDate(today) ? draftDate : defaultPartyDate(today)
