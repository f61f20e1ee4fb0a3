import { clockTimeOf, indianFormat, instantOf, isValid, partsOf } from '@baithak/domain/indian-time'

/** A date as records store it (ISO string, milliseconds) or as rules use it. */
export type DateLike = Date | string | number | null | undefined

/** The locale for formats of dates: names in the visitor's language, digits 0-9. */
export const dateLocaleOf = (language: string) =>
  `${language === 'en' ? 'en-GB' : `${language}-IN`}-u-nu-latn`

/** '20 Dec 2026' (spec §9), in Hindi '20 दिसंबर 2026', which has no short months in a sentence; '' for an invalid date. */
export function formatDate(value: DateLike, language = 'en'): string {
  const date = dateOf(value)
  if (!date) return ''
  const { day, year } = partsOf(date)
  const month = language === 'en' ? formatMonthShort(date) : formatMonth(date, language)
  return [day, month, year].join(' ')
}

const formatMonth = (date: Date, language: string) =>
  indianFormat(dateLocaleOf(language), { month: 'long' }).format(date)

/** The day on a date tile: '03'. */
export function formatDay(value: DateLike): string {
  const date = dateOf(value)
  return date ? String(partsOf(date).day).padStart(2, '0') : ''
}

/** The month on a date tile: 'Nov', 'नव॰'. */
export function formatMonthShort(value: DateLike, language = 'en'): string {
  const date = dateOf(value)
  if (!date) return ''
  return indianFormat(dateLocaleOf(language), { month: 'short' }).format(date)
}

/** 'Saturday'; '' for an invalid date. */
export function formatWeekday(
  value: DateLike,
  language: string,
  weekday: 'long' | 'short' | 'narrow' = 'long',
): string {
  const date = dateOf(value)
  return date ? indianFormat(dateLocaleOf(language), { weekday }).format(date) : ''
}

/** '7:05 PM', of a date or a time of day ('19:05', '7.05 pm'); '' for neither. */
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
