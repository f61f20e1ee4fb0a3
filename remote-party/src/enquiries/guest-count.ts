export const defaultGuests = 10
export const fewestGuests = 1
/** There is no maximum (section 5); this is where figures stop being figures of a party and begin to break lines. */
export const mostGuests = 999_999

const bounded = (count: number) => Math.min(Math.max(count, fewestGuests), mostGuests)

/** A number of guests out of what a field holds or an old record kept; null for what is no number. */
export function guestCount(value: string | number): number | null {
  const text = String(value).trim().replaceAll(',', '')
  if (!/^[+-]?\d+(\.\d+)?(e\+?\d+)?$/i.test(text)) return null
  return bounded(Math.trunc(Number(text)))
}
