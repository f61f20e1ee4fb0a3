import { partsOf } from '@baithak/domain/indian-time'

type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** The greeting at night is that of the evening: 'Good night' is a farewell. */
export function partOfDay(now: Date): PartOfDay {
  const hour = partsOf(now).hour
  if (hour < 5 || hour >= 17) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
