type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** The hours of every café: '7:00 AM - 10:00 PM' (section 2). */
const openingHour = 7
const closingHour = 22

export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour < 5 || hour >= closingHour) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

export const areCafesOpen = (now: Date): boolean =>
  now.getHours() >= openingHour && now.getHours() < closingHour

/** In the format of a time field. */
export const openingTime = '07:00'
