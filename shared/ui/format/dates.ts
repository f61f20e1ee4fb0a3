/** A date as records store it (ISO string, milliseconds) or as rules use it. */
export type DateLike = Date | string | number | null | undefined

/** The locale for `toLocaleDateString`: names in the visitor's language, digits 0-9. */
export const dateLocaleOf = (language: string) =>
  `${language === 'en' ? 'en-GB' : `${language}-IN`}-u-nu-latn`

/** '20 Dec 2026', in this order in every language; '' for an invalid date. */
export function formatDate(value: DateLike, language = 'en'): string {
  const date = dateOf(value)
  if (!date) return ''
  return [date.getDate(), formatMonthShort(date, language), date.getFullYear()].join(' ')
}

/** The day on a date tile: '03'. */
export function formatDay(value: DateLike): string {
  const date = dateOf(value)
  return date ? String(date.getDate()).padStart(2, '0') : ''
}

const shortMonths = new Map<string, Intl.DateTimeFormat>()

/** Kept, because it takes as long to create as a row of a list takes to render. */
const shortMonthOf = (locale: string) => {
  const format = shortMonths.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'short' })
  shortMonths.set(locale, format)
  return format
}

/** The month on a date tile: 'Nov'. Hindi's abbreviation sign is left out: beside digits it looks like a zero. */
export function formatMonthShort(value: DateLike, language = 'en'): string {
  const date = dateOf(value)
  return date ? shortMonthOf(dateLocaleOf(language)).format(date).replace('॰', '') : ''
}

const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/

/** '7:05 PM', of a date or a time field's value ('19:05'); '' for neither. */
export function formatTime(value: DateLike): string {
  const [, hourText, minuteText] = (typeof value === 'string' && clock.exec(value)) || []
  const date = hourText ? undefined : dateOf(value)
  if (!hourText && !date) return ''
  const hour = date ? date.getHours() : Number(hourText)
  const minute = date ? date.getMinutes() : Number(minuteText)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

// Some browsers' Date.parse accepts 'table 7' and 'till Diwali 2026'.
const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const withYear = new RegExp(
  `^\\d{4}-\\d\\d|^(?:\\d\\d? ${monthName}|${monthName} \\d\\d?),? \\d{4}$`,
  'i',
)
const bareDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** Parses a date; undefined if it is none. A bare '2026-12-20' is local midnight, not UTC. */
function dateOf(value: DateLike): Date | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string' && !withYear.test(value)) return undefined
  const [, year, month, day] = (typeof value === 'string' && bareDay.exec(value)) || []
  const date = year ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(value)
  if (Number.isNaN(date.getTime())) return undefined
  // The 31st of February would roll over into March.
  if (year && (date.getMonth() !== Number(month) - 1 || date.getDate() !== Number(day)))
    return undefined
  return date
}
