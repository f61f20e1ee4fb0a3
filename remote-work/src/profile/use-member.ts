import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/shared/storage'
import { memberDetails } from './member-details'

/** What this device knows of the member. */
export function useMember() {
  const { userData, userName, userPhone, userEmail } = useHost().storage
  return memberDetails({
    userData: useRecord(userData),
    userName: useRecord(userName),
    userPhone: useRecord(userPhone),
    userEmail: useRecord(userEmail),
  })
}
