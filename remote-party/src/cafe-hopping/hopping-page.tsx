export function HoppingPage() {
  return null
}
