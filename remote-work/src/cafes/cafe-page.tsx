export function CafePage() {
  return null
}
