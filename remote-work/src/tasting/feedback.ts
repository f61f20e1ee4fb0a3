import { addDays, startOfWeek } from '@baithak/domain/indian-time'
import { v } from '@baithak/storage/schema'
import { formatDate } from '@baithak/ui/format'

const stars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))

/** A taster's feedback (section 3). A rating of 0 is missing. */
export const feedbackSchema = v.object({
  taste: stars,
  presentation: stars,
  wouldOrder: stars,
  comments: v.string(),
})
export type Feedback = v.InferOutput<typeof feedbackSchema>

export const questions = ['taste', 'presentation', 'wouldOrder'] as const
export type Question = (typeof questions)[number]

export const blankFeedback: Feedback = { taste: 0, presentation: 0, wouldOrder: 0, comments: '' }

/** The questions without a rating. Each is required (section 5). */
export const missingRatings = (feedback: Feedback): Question[] =>
  questions.filter((question) => feedback[question] < 1)

/** Points for a completed tasting (section 9). */
export const tastingPoints = 50

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
