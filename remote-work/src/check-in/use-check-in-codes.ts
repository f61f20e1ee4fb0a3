import { minuteOf, passCodes } from '@baithak/domain/check-in'
import { useMemberId } from '@baithak/domain/use-member-id'
import { useMemberName } from '@baithak/domain/use-member-name'
import { useClock } from '@baithak/ui'
import { usePassStatus } from '../model/pass/use-pass-status'

const minuteMs = 60_000

/** The member's codes for the counter. New ones every minute, so that a photograph of one is soon worthless. */
export function useCheckInCodes() {
  const memberId = useMemberId()
  const name = useMemberName()
  const status = usePassStatus()
  const now = useClock((minuteOf(new Date()) + 1) * minuteMs)
  const pass =
    status.state === 'active'
      ? { kind: status.plan.id, day: status.until }
      : { kind: 'none' as const, day: null }
  return {
    ...passCodes({ memberId, name, now, ...pass }),
    hasPass: status.state === 'active',
  }
}
