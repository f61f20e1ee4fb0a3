import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/shared/storage'
import { memberDetails } from './member-details'

/** The member's stored details. */
export function useMember() {
  const { userData, userName, userPhone, userEmail } = useHost().storage
  return memberDetails({
    userData: useRecord(userData),
    userName: useRecord(userName),
    userPhone: useRecord(userPhone),
    userEmail: useRecord(userEmail),
  })
}
