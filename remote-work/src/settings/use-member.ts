import { userDataRecord, userEmailRecord, userNameRecord, userPhoneRecord } from '@baithak/domain'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
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
