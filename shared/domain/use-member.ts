import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { checkInIdOf } from './id'
import { memberNameOf, userDataRecord, userIdRecord, userNameRecord } from './member'

/** Returns the member's name, the same in every mode; '' for a guest. */
export function useMemberName(): string {
  const { record } = useHost().storage
  return memberNameOf(useRecord(record(userDataRecord)), useRecord(record(userNameRecord)))
}

/** Returns the id that codes and check-ins use for the member. */
export const useMemberId = (): string =>
  checkInIdOf(useRecord(useHost().storage.record(userIdRecord)))
