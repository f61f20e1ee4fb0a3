export const fewestGuests = 1
/** There is no maximum (section 5); from here on figures stop being figures of a party and begin to break lines. */
export const mostGuests = 999_999

/** What is worth saying of a number of guests. */
export type GuestNote = 'overCapacity' | 'mostGuests' | null

export function guestNote(guests: number, capacity: number): GuestNote {
  if (guests >= mostGuests) return 'mostGuests'
  return guests > capacity ? 'overCapacity' : null
}

/** More chairs than this would hide one another. */
const mostChairs = 12

export const chairsFor = (guests: number): number => Math.min(Math.max(guests, 1), mostChairs)
