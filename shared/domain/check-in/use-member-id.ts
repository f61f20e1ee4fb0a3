import { useHost } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { useLayoutEffect } from 'react'
import { randomCode } from '../codes'
import { isUserOnboardedRecord, userIdRecord } from '../member'
import { checkInIdOf, guestId } from './qr-text'

/** The id that codes and checkIns use for the member. One without an id, as of an early release, gets one. */
export function useMemberId(): string {
  const { record } = useHost().storage
  const userId = record(userIdRecord)
  const isUserOnboarded = record(isUserOnboardedRecord)
  const id = checkInIdOf(useRecord(userId))
  const isMember = useRecord(isUserOnboarded)
  // Before the first frame, which would show a guest's code.
  useLayoutEffect(() => {
    if (!isMember || id !== guestId) return
    const newId = `U-${randomCode(8, Math.random)}`
    // Another tab may have signed out, or given an id.
    transact([userId, isUserOnboarded], ([current, isStillMember]) => [
      isStillMember && current.trim() === '' ? newId : current,
      isStillMember,
    ])
  }, [isMember, id, userId, isUserOnboarded])
  return id
}
