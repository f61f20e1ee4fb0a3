/** Pairs of reviews. Names and comments are in the locales. */
export const reviewPairs = [
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
