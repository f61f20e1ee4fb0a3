/** Pairs of reviews. Names and comments are in the locales. */
const reviewPairs = [
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
] as const

export type Review = (typeof reviewPairs)[number][number]

/** Returns the two reviews of a café, picked by a hash of its id. */
export function sampleReviews(cafeId: string): readonly Review[] {
  const sum = [...cafeId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
  return reviewPairs[sum % reviewPairs.length] ?? []
}
