import { addDays, isSaturday, startOfDay } from 'date-fns'

/** A day as records and date fields hold it: '2026-12-12'. */
export const dayText = (date: Date): string =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')

/** The day a party is offered for until one is chosen: a Saturday, three weeks on. */
export function offeredDay(today: Date): string {
  let day = addDays(startOfDay(today), 21)
  while (!isSaturday(day)) day = addDays(day, 1)
  return dayText(day)
}

/** The chosen day; a draft of last month does not offer a day that has gone by. */
export const partyDay = (chosen: string, today: Date): string =>
  chosen >= dayText(today) ? chosen : offeredDay(today)
