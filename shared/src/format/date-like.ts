/** A date as records hold it (ISO text, milliseconds) or as rules do. */
export type DateLike = Date | string | number | null | undefined

const bareDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** undefined for what is no date. A bare '2026-12-20' is that day here, not midnight in London. */
export function dateOf(value: DateLike): Date | undefined {
  if (value === null || value === undefined) return undefined
  const [, year, month, day] = (typeof value === 'string' && bareDay.exec(value)) || []
  const date = year ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(value)
  // The 31st of February rolls over into March.
  if (Number.isNaN(date.getTime()) || (day && date.getDate() !== Number(day))) return undefined
  return date
}
