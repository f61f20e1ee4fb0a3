/** Ratings are shown as 0 to 5 stars. */
export const clampRating = (rating: number): number => Math.min(5, Math.max(0, rating))
