export function PassPage() {
  return null
}
