import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { memberNameOf, userDataRecord, userNameRecord } from './member'

/** The member's name, the same in every mode; '' for a guest. */
export function useMemberName(): string {
  const { record } = useHost().storage
  return memberNameOf(useRecord(record(userDataRecord)), useRecord(record(userNameRecord)))
}
