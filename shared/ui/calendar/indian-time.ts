/** India has one time zone, and no daylight saving time. */
const offset = '+05:30'
const isoDay = /^\d{4}-\d\d-\d\d$/
const clock = /^(\d{1,2}):(\d\d)(?::\d\d)?\s*([AP]M)?$/i

/** The moment of a day and a wall-clock time in India ('19:00', '7:00 PM'), in any time zone of the device; null if either is invalid. */
export function parseIndianTime(day: string, time: string): Date | null {
  const [, hours = '', minutes = '', meridiem = ''] = clock.exec(time.trim()) ?? []
  if (!isoDay.test(day) || !hours) return null
  const hour = meridiem
    ? (Number(hours) % 12) + (meridiem.toUpperCase() === 'PM' ? 12 : 0)
    : Number(hours)
  const moment = new Date(`${day}T${String(hour).padStart(2, '0')}:${minutes}:00${offset}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** The moment of an ISO date and time, which is in India unless it names its time zone; null for anything else. */
export function parseIndianDateTime(text: string): Date | null {
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
  const moment = new Date(/T/.test(text) && !hasZone ? text + offset : text)
  return Number.isNaN(moment.getTime()) ? null : moment
}
