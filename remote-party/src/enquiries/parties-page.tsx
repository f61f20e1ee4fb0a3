export function PartiesPage() {
  return null
}
