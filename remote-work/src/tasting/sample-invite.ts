import { formatDate } from '@baithak/ui/format'
import { addDays } from 'date-fns'
import { inviteId } from '../model/tasting-answer'

/** A tasting invite (section 3). Its item and descriptions are in the locales. */
export interface TastingInvite {
  id: typeof inviteId
  cafe: 'dabara-house'
  image: string
  /** A formatted date. */
  deadline: string
}

const daysUntilDeadline = 3

/** A sample invite whose deadline is always a few days away. */
export const sampleInvite = (today: Date, language: string): TastingInvite => ({
  id: inviteId,
  cafe: 'dabara-house',
  image: 'cup-rose',
  deadline: formatDate(addDays(today, daysUntilDeadline), language),
})
