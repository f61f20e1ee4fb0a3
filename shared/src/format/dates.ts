import { type DateLike, dateOf } from './date-like'

/** What `toLocaleDateString` is told: Hindi has its names of months and days; digits stay 0-9 in every language. */
export const dateLocaleOf = (language: string) =>
  language.startsWith('hi') ? 'hi-IN-u-nu-latn' : 'en-GB-u-nu-latn'

/** '20 Dec 2026', day, short month, year in every language; '' for what is no date. */
export function formatDate(value: DateLike, language = 'en'): string {
  const date = dateOf(value)
  if (!date) return ''
  return [date.getDate(), formatMonthShort(date, language), date.getFullYear()].join(' ')
}

/** The numeral of a date tile, two digits: '03'. */
export function formatDay(value: DateLike): string {
  const date = dateOf(value)
  return date ? String(date.getDate()).padStart(2, '0') : ''
}

/** The month of a date tile: 'Nov'. Hindi's sign of abbreviation is left out: beside digits it reads as a zero. */
export function formatMonthShort(value: DateLike, language = 'en'): string {
  const month = dateOf(value)?.toLocaleDateString(dateLocaleOf(language), { month: 'short' })
  return month?.replace('॰', '') ?? ''
}

const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/

/** '7:05 PM', of a date or of what a time field holds ('19:05'); '' for what is neither. */
export function formatTime(value: DateLike): string {
  const [, hourText, minuteText] = (typeof value === 'string' && clock.exec(value)) || []
  const date = hourText ? undefined : dateOf(value)
  if (!hourText && !date) return ''
  const hour = date ? date.getHours() : Number(hourText)
  const minute = date ? date.getMinutes() : Number(minuteText)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
