export function RatingPage() {
  return null
}
