export function MapPage() {
  return null
}
