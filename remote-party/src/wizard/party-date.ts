import { isoDate } from '@baithak/domain'
import { addDays, instantOf, partsOf, startOfDay } from '@baithak/domain/indian-time'

const saturday = 6

/** The preselected date: the first Saturday at least three weeks ahead. */
function defaultPartyDate(today: Date): string {
  let date = addDays(startOfDay(today), 21)
  while (partsOf(date).weekday !== saturday) date = addDays(date, 1)
  return isoDate(date)
}

const isValidDate = (text: string) => text !== '' && isoDate(instantOf(text)) === text

/** The date of the draft, or the default when that is empty or damaged. A chosen date stays when it is past. */
export const resolvePartyDate = (draftDate: string, today: Date): string =>
  isValidDate(draftDate) ? draftDate : defaultPartyDate(today)

export const isPastDate = (date: string, today: Date): boolean => date < isoDate(today)
