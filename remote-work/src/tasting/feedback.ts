import { v } from '@baithak/shared/schema'

const stars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))

/** What a taster says (section 3). 0 stands for not rated yet. */
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

/** The questions that keep a feedback from being sent: each needs at least one star (section 5). */
export const missingRatings = (feedback: Feedback): Question[] =>
  questions.filter((question) => feedback[question] < 1)

/** Section 9: what a completed tasting earns. */
export const tastingPoints = 50
