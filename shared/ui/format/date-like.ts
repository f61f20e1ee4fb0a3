/** A date as records store it (ISO string, milliseconds) or as rules use it. */
export type DateLike = Date | string | number | null | undefined

// Some browsers' Date.parse accepts 'table 7' and 'till Diwali 2026'.
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const withYear = new RegExp(`^\\d{4}-\\d\\d|^(?:\\d\\d? ${month}|${month} \\d\\d?),? \\d{4}$`, 'i')
const bareDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** Parses a date; undefined if it is none. A bare '2026-12-20' is local midnight, not UTC. */
export function dateOf(value: DateLike): Date | undefined {
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
