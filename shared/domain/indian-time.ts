// Every café, party, gig and pass is in India, whatever the device says. India has one time zone and no daylight saving
// time, so days and hours are sums of milliseconds. This is the only file that may ask a Date for its day or hour, and
// only in UTC: the linter refuses it elsewhere.

const hourMs = 3_600_000
export const dayMs = 24 * hourMs
const offsetMs = 5.5 * hourMs

type Instant = Date | number

/** A date whose UTC fields are those of a clock in India. */
const wallClock = (at: Instant) => new Date(Number(at) + offsetMs)
const fromWallClock = (ms: number) => new Date(ms - offsetMs)
const dayNumber = (at: Instant) => Math.floor((Number(at) + offsetMs) / dayMs)

/** Returns what calendar and clock show in India. Months are 1 to 12; weekday 0 is Sunday. */
export function partsOf(at: Instant) {
  const wall = wallClock(at)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  }
}

/** Names the part of the day for a greeting. Night is evening, because 'Good night' is a farewell. */
export function partOfDay(at: Instant): 'morning' | 'afternoon' | 'evening' {
  const { hour } = partsOf(at)
  if (hour < 5 || hour >= 17) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}

/** Returns '2026-12-12'; '' for an invalid date. */
export const isoDate = (at: Instant): string => {
  const wall = wallClock(at)
  return Number.isNaN(wall.getTime()) ? '' : wall.toISOString().slice(0, 10)
}

export const startOfDay = (at: Instant): Date => fromWallClock(dayNumber(at) * dayMs)
export const startOfTomorrow = (at: Instant): Date => addDays(startOfDay(at), 1)

/** Returns the start of the week's Monday. */
export const startOfWeek = (at: Instant): Date =>
  addDays(startOfDay(at), -((partsOf(at).weekday + 6) % 7))

export const addHours = (at: Instant, hours: number): Date => new Date(Number(at) + hours * hourMs)
export const addDays = (at: Instant, days: number): Date => new Date(Number(at) + days * dayMs)

/** Returns the same day of another month, or its last one: a month after 31 January is 28 February. */
export function addMonths(at: Instant, months: number): Date {
  const { year, month, day } = partsOf(at)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const midnight = Date.UTC(year, month - 1 + months, Math.min(day, lastDay))
  return fromWallClock(midnight + Number(at) - startOfDay(at).getTime())
}

export const isSameDay = (one: Instant, other: Instant): boolean =>
  dayNumber(one) === dayNumber(other)
export const isSameMonth = (one: Instant, other: Instant): boolean =>
  isoDate(one) !== '' && isoDate(one).slice(0, 7) === isoDate(other).slice(0, 7)

/** Counts the midnights in India between two times. */
export const differenceInCalendarDays = (later: Instant, earlier: Instant): number =>
  dayNumber(later) - dayNumber(earlier)

/** Returns '2026-W47', with the ISO week's year, which differs from the calendar's around New Year; '' for an invalid date. */
export function isoWeekLabel(at: Instant): string {
  if (Number.isNaN(Number(at))) return ''
  // A week belongs to the year of its Thursday.
  const thursday = addDays(startOfWeek(at), 3)
  const { year } = partsOf(thursday)
  const days = dayNumber(thursday) - Date.UTC(year, 0, 1) / dayMs
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`
}

const isoText =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(Z|[+-]\d\d:?\d\d)?)?$/i
const dayFirst = /^(?<day>\d\d?) (?<month>[a-z]{3})[a-z]*,? (?<year>\d{4})$/i
const monthFirst = /^(?<month>[a-z]{3})[a-z]* (?<day>\d\d?),? (?<year>\d{4})$/i
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const invalid = () => new Date(Number.NaN)

/** Returns the milliseconds of a day in UTC; NaN for 31 February, which Date takes for 3 March. */
function utcDay(year: number, month: number, day: number): number {
  const ms = Date.UTC(year, month - 1, day)
  return month >= 1 && month <= 12 && new Date(ms).getUTCDate() === day ? ms : Number.NaN
}

function zoneMs(zone: string | undefined): number {
  if (!zone) return offsetMs
  if (zone.toUpperCase() === 'Z') return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  return (zone.startsWith('-') ? -1 : 1) * (hours + minutes / 60) * hourMs
}

/**
 * Reads a stored text: an ISO date, which begins at midnight in India, an ISO date and time, which is in India unless it
 * names its zone, '20 Dec 2026' or 'Dec 20, 2026'. Returns an invalid Date for any other text, because what Date itself
 * reads differs by browser.
 */
export function instantOf(text: string): Date {
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] =
    isoText.exec(text) ?? []
  if (!year) {
    const named = (dayFirst.exec(text) ?? monthFirst.exec(text))?.groups
    if (!named) return invalid()
    const index = monthNames.indexOf((named.month ?? '').toLowerCase())
    return fromWallClock(utcDay(Number(named.year), index + 1, Number(named.day)))
  }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) >= 60) return invalid()
  const time = Number(hour) * hourMs + Number(minute) * 60_000 + Math.round(Number(second) * 1000)
  return new Date(utcDay(Number(year), Number(month), Number(day)) + time - zoneMs(zone))
}

const clock = /^(\d{1,2})(?:[:.](\d\d)(?::\d\d)?)?\s*(?:([ap])\.?m\.?)?$/i

/** Reads a time of day: '19:00', '9:30', '7 PM', '7.30 p.m.'. Returns undefined for any other text. */
export function clockTimeOf(text: string): { hour: number; minute: number } | undefined {
  const [, hours, minutes, half] = clock.exec(text.trim()) ?? []
  // A bare number is not a time.
  if (!hours || !(minutes || half)) return undefined
  const [typed, minute] = [Number(hours), Number(minutes ?? 0)]
  const hour = half ? (typed % 12) + (/p/i.test(half) ? 12 : 0) : typed
  const isValidHour = half ? typed <= 12 : typed < 24
  return isValidHour && minute < 60 ? { hour, minute } : undefined
}

/** Returns the instant of a day and a time of day; an invalid Date if either is invalid. */
export function instantAt(day: string, time: string): Date {
  const { hour = Number.NaN, minute = 0 } = clockTimeOf(time) ?? {}
  return new Date(Number(startOfDay(instantOf(day))) + hour * hourMs + minute * 60_000)
}

export const isValid = (at: Date): boolean => !Number.isNaN(at.getTime())
