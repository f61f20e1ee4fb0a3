import { type Visit, visitsRecord } from '@baithak/domain'
import { useMemberId } from '@baithak/domain/check-in'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'

/** The member's check-ins at the café desks of this device, the newest first. */
export function useVisits(): Visit[] {
  const { storage } = useHost()
  const memberId = useMemberId()
  return useRecord(storage.record(visitsRecord)).filter((visit) => visit.memberId === memberId)
}
