import { clockTimeOf, indianFormat, instantOf, isValid, partsOf } from '@baithak/domain/indian-time'

/** A date as records store it (ISO text, milliseconds) or as rules use it. */
export type DateLike = Date | string | number | null | undefined

/** Returns the locale for formats of dates: names in the visitor's language, digits 0-9. */
export const dateLocaleOf = (language: string) =>
  `${language === 'en' ? 'en-GB' : `${language}-IN`}-u-nu-latn`

/** Returns '20 Dec 2026' (spec §9), in Hindi '20 दिसंबर 2026' with the full month; '' for an invalid date. */
export function formatDate(value: DateLike, language = 'en'): string {
  const date = dateOf(value)
  if (!date) return ''
  const { day, year } = partsOf(date)
  const month = language === 'en' ? formatMonthShort(date) : formatMonth(date, language)
  return [day, month, year].join(' ')
}

const formatMonth = (date: Date, language: string) =>
  indianFormat(dateLocaleOf(language), { month: 'long' }).format(date)

/** Returns the day on a date tile: '03'. */
export function formatDay(value: DateLike): string {
  const date = dateOf(value)
  return date ? String(partsOf(date).day).padStart(2, '0') : ''
}

/** Returns the month on a date tile: 'Nov', 'नव॰'. */
export function formatMonthShort(value: DateLike, language = 'en'): string {
  const date = dateOf(value)
  if (!date) return ''
  return indianFormat(dateLocaleOf(language), { month: 'short' }).format(date)
}

/** Returns 'Saturday'; '' for an invalid date. */
export function formatWeekday(
  value: DateLike,
  language: string,
  weekday: 'long' | 'short' | 'narrow' = 'long',
): string {
  const date = dateOf(value)
  return date ? indianFormat(dateLocaleOf(language), { weekday }).format(date) : ''
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
