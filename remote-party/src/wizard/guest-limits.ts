export const fewestGuests = 1
/** There is no maximum (section 5): as far as a number holds the exact total in paise, ten times all people. */
export const mostGuests = 90_000_000_000

/** More chairs than this would hide one another. */
const mostChairs = 12

export const chairsFor = (guests: number): number => Math.min(Math.max(guests, 1), mostChairs)
