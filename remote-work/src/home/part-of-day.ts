type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** The greeting at night is that of the evening: 'Good night' is a farewell. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour < 5 || hour >= 17) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
