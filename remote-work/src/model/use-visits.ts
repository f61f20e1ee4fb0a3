import { useHost } from '@baithak/platform'
import { checkInIdOf } from '@baithak/shared/check-in'
import { useRecord, type Visit, visitsItem } from '@baithak/shared/storage'

/** The member's check-ins at the café desks of this device, the newest first. */
export function useVisits(): Visit[] {
  const { storage } = useHost()
  const memberId = checkInIdOf(useRecord(storage.userId))
  return useRecord(storage.item(visitsItem)).filter((visit) => visit.memberId === memberId)
}
