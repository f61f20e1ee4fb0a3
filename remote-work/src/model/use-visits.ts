import { useHost } from '@baithak/platform'
import { type Visit, visitsRecord } from '@baithak/shared/domain'
import { useRecord } from '@baithak/shared/storage'
import { useMemberId } from '@baithak/shared/use-member-id'

/** The member's check-ins at the café desks of this device, the newest first. */
export function useVisits(): Visit[] {
  const { storage } = useHost()
  const memberId = useMemberId()
  return useRecord(storage.record(visitsRecord)).filter((visit) => visit.memberId === memberId)
}
