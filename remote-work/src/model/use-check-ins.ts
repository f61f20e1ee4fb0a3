import { type CheckIn, checkInsRecord } from '@baithak/domain'
import { useMemberId } from '@baithak/domain/use-member'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'

/** The member's check-ins at the café desks of this device, the newest first. */
export function useCheckIns(): CheckIn[] {
  const { storage } = useHost()
  const memberId = useMemberId()
  return useRecord(storage.record(checkInsRecord)).filter(
    (checkIn) => checkIn.memberId === memberId,
  )
}
