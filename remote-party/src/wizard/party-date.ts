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

/** Also the 31st of February is none: it would be read as a day in March. */
const isDay = (text: string) => dayText(new Date(`${text}T00:00`)) === text

/** The chosen day; a draft of last month does not offer a day that has gone by, nor a damaged one what is no day. */
export const partyDay = (chosen: string, today: Date): string =>
  isDay(chosen) && chosen >= dayText(today) ? chosen : offeredDay(today)
