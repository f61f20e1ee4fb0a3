/** The rating from 0 to 5 after an arrow key, without wrapping around; null for any other key. */
export function nextRating(rating: number, key: string): number | null {
  const up = key === 'ArrowRight' || key === 'ArrowUp'
  const down = key === 'ArrowLeft' || key === 'ArrowDown'
  if (!up && !down) return null
  return Math.min(Math.max(rating + (up ? 1 : -1), 0), 5)
}
