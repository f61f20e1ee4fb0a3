import { useHost } from '@baithak/shared/contract'
import { type Member, useRecord } from '@baithak/shared/storage'

/** What the member is called; '' for a guest. */
export const memberNameOf = (member: Pick<Member, 'name'>, userName: string): string =>
  member.name?.trim() || userName.trim()

export function useMemberName(): string {
  const { storage } = useHost()
  return memberNameOf(useRecord(storage.userData), useRecord(storage.userName))
}
