import { useHost } from '@baithak/platform'
import { memberNameOf, userDataRecord, userNameRecord } from './domain/member'
import { useRecord } from './storage/use-record'

/** The member's name, the same in every mode; '' for a guest. */
export function useMemberName(): string {
  const { record } = useHost().storage
  return memberNameOf(useRecord(record(userDataRecord)), useRecord(record(userNameRecord)))
}
