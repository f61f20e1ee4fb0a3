import { userPassRecord } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useClock } from '@baithak/ui'
import { type PassStatus, passHistoryRecord, passStatusOf, wronglyArchived } from './pass-rules'

/**
 * Returns the status of the current pass, also of one that was archived while the clock was ahead. It updates at the
 * millisecond of expiry and on writes of other tabs.
 */
export function usePassStatus(): PassStatus {
  const { storage } = useHost()
  const stored = useRecord(storage.record(userPassRecord))
  // Read only where it may hold the pass: it can be long. It never changes alone.
  const archived = stored
    ? null
    : wronglyArchived(storage.record(passHistoryRecord).getState(), new Date())
  const pass = stored ?? archived
  const now = useClock(pass ? instantOf(pass.expiryDate).getTime() + 1 : null)
  return passStatusOf(pass, now)
}
