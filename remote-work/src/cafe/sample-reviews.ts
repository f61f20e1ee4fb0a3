import { pickByCafe } from './sample-events'

export interface Review {
  id: ReviewId
  rating: number
  focus: 'deep' | 'light' | 'calls'
}
type ReviewId = 'kabir' | 'meher' | 'dev' | 'zoya' | 'ritu' | 'arjun'

const reviews: [Review, Review][] = [
  [
    { id: 'kabir', rating: 5, focus: 'deep' },
    { id: 'meher', rating: 4, focus: 'light' },
  ],
  [
    { id: 'zoya', rating: 5, focus: 'deep' },
    { id: 'dev', rating: 4, focus: 'calls' },
  ],
  [
    { id: 'ritu', rating: 4, focus: 'light' },
    { id: 'arjun', rating: 5, focus: 'deep' },
  ],
]

/** A café's sample reviews. Names and comments are in the locales. */
export const reviewsOf = (cafeId: string): Review[] => pickByCafe(reviews, cafeId)
