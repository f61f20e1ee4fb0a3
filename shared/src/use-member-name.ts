import { useHost } from '@baithak/platform'
import { memberNameOf } from './storage/entities/member'
import { useRecord } from './storage/use-record'

/** The member's name, the same in every mode; '' for a guest. */
export function useMemberName(): string {
  const { userData, userName } = useHost().storage
  return memberNameOf(useRecord(userData), useRecord(userName))
}
