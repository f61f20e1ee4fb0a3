import { addDays, startOfWeek } from '@baithak/domain/indian-time'
import { formatDate } from '@baithak/ui/format'

/** A tasting invite (section 3). Its item and descriptions are in the locales. */
export interface TastingInvite {
  cafe: 'dabara-house'
  image: string
  /** A formatted date. */
  deadline: string
}

/** A sample invite, to be answered by Sunday: the next one comes on Monday. */
export const sampleInvite = (today: Date, language: string): TastingInvite => ({
  cafe: 'dabara-house',
  image: 'cup-rose',
  deadline: formatDate(addDays(startOfWeek(today), 6), language),
})
