import { inLanguage } from '@baithak/contract'
import { clockTimeOf, instantOf, isValid, partsOf } from '@baithak/domain/indian-time'
import { type CalendarNames, calendarNames } from './calendar-names'

/** A date as records store it (ISO text, milliseconds) or as rules use it. */
export type DateLike = Date | string | number | null | undefined

/** Returns '20 Dec 2026' (spec §9), in Hindi '20 दिसंबर 2026' with the full month; '' for an invalid date. */
export function formatDate(value: DateLike, language = 'en'): string {
  const date = dateOf(value)
  if (!date) return ''
  const { day, year, month } = partsOf(date)
  const { months, shortMonths } = inLanguage(calendarNames, language)
  return `${day} ${(language === 'en' ? shortMonths : months)[month - 1]} ${year}`
}

/** Returns 'December 2026'; '' for an invalid date. */
export function formatMonthAndYear(value: DateLike, language: string): string {
  const date = dateOf(value)
  if (!date) return ''
  const { month, year } = partsOf(date)
  return `${inLanguage(calendarNames, language).months[month - 1]} ${year}`
}

/** Returns the day on a date tile: '03'. */
export function formatDay(value: DateLike): string {
  const date = dateOf(value)
  return date ? String(partsOf(date).day).padStart(2, '0') : ''
}

/** Returns the month on a date tile: 'Nov', 'नव॰'. */
export function formatMonthShort(value: DateLike, language = 'en'): string {
  const date = dateOf(value)
  const { shortMonths } = inLanguage(calendarNames, language)
  return (date && shortMonths[partsOf(date).month - 1]) ?? ''
}

/** Returns 'Saturday', 'Sat' or 'S'; '' for an invalid date. */
export function formatWeekday(
  value: DateLike,
  language: string,
  length: keyof CalendarNames['weekdays'] = 'long',
): string {
  const date = dateOf(value)
  const names = inLanguage(calendarNames, language).weekdays[length]
  return (date && names[partsOf(date).weekday]) ?? ''
}

/** Returns '7:05 PM' for a date or a time of day ('19:05', '7.05 pm'); '' for any other text. */
export function formatTime(value: DateLike): string {
  const date = dateOf(value)
  const time = date ? partsOf(date) : typeof value === 'string' && clockTimeOf(value)
  if (!time) return ''
  const { hour, minute } = time
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

function dateOf(value: DateLike): Date | undefined {
  if (value === null || value === undefined) return undefined
  const date = typeof value === 'string' ? instantOf(value) : new Date(value)
  return isValid(date) ? date : undefined
}
