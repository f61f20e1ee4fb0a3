export function InviteEarnPage() {
  return null
}
