import { partsOf } from '../indian-time'
/** The hours of every café: '7:00 AM - 10:00 PM' (section 2). */
export const openingHour = 7
export const closingHour = 22

export function areCafesOpen(now: Date): boolean {
  const { hour } = partsOf(now)
  return hour >= openingHour && hour < closingHour
}
