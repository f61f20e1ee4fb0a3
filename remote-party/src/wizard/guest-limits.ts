export const minGuests = 1
/** In effect no maximum (section 5): up to here the total in paise is a safe integer. */
export const maxGuests = 90_000_000_000

/** More chairs would overlap. */
const maxChairs = 12

export const chairCount = (guests: number): number => Math.min(Math.max(guests, 1), maxChairs)
