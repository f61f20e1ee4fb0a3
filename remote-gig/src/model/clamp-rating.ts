/** A rating within the five stars there are. */
export const heldRating = (rating: number): number => Math.min(5, Math.max(0, rating))
