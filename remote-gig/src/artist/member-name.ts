import { useHost } from '@baithak/shared/contract'
import { type Artist, useRecord } from '@baithak/shared/storage'

/** The name to play under; '' for a visitor who has told none. */
export const stageName = (artist: Artist, memberName: string): string =>
  artist.name.trim() || memberName.trim()

/** The name that the visitor gave when joining. */
export function useMemberName(): string {
  const { userName, userData } = useHost().storage
  const name = useRecord(userName)
  const member = useRecord(userData)
  return name.trim() || member.name?.trim() || ''
}
