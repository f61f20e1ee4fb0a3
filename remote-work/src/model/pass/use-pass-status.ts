import { useHost } from '@baithak/platform'
import { useRecord } from '@baithak/shared/storage'
import { useClock } from '@baithak/shared/ui'
import { type PassStatus, passStatusOf } from './pass-rules'

/** The current pass status. It updates at the millisecond of expiry and on writes of other tabs. */
export function usePassStatus(): PassStatus {
  const pass = useRecord(useHost().storage.userPass)
  const now = useClock(pass ? new Date(pass.expiryDate).getTime() + 1 : null)
  return passStatusOf(pass, now)
}
