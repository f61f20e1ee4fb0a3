import { formatDate } from '@baithak/shared/format'
import { addDays } from 'date-fns'

/** A tasting invite (section 3). Item, description and image description are words of the locales. */
export interface TastingInvite {
  id: 'malnad-filter'
  cafe: 'dabara-house'
  image: string
  /** As shown: a date in words. */
  deadline: string
}

const daysToAnswer = 3

/** The invite that is open now; its deadline is always a few days off. */
export const openInvite = (today: Date, language: string): TastingInvite => ({
  id: 'malnad-filter',
  cafe: 'dabara-house',
  image: 'cup-rose',
  deadline: formatDate(addDays(today, daysToAnswer), language),
})
