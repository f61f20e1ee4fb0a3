import { useHost } from '@baithak/platform'
import {
  userDataRecord,
  userEmailRecord,
  userNameRecord,
  userPhoneRecord,
} from '@baithak/shared/domain'
import { useRecord } from '@baithak/shared/storage'
import { memberDetails } from './member-details'

/** The member's stored details. */
export function useMember() {
  const { record } = useHost().storage
  return memberDetails({
    userData: useRecord(record(userDataRecord)),
    userName: useRecord(record(userNameRecord)),
    userPhone: useRecord(record(userPhoneRecord)),
    userEmail: useRecord(record(userEmailRecord)),
  })
}
