import { type CheckIn, checkInsRecord } from '@baithak/domain'
import { useMemberId } from '@baithak/domain/use-member'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'

/** Returns the member's check-ins on this device, the newest first. */
export function useCheckIns(): CheckIn[] {
  const memberId = useMemberId()
  const checkIns = useRecord(useHost().storage.record(checkInsRecord))
  return checkIns.filter((checkIn) => checkIn.memberId === memberId)
}

/** Samples stand in while no check-in was ever stored on this device. */
export const useSampleCheckIns = (): boolean => {
  const record = useHost().storage.record(checkInsRecord)
  useRecord(record)
  return record.isAbsent()
}
