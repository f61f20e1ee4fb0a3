import { useHost } from '@baithak/platform'
import { type PartyEnquiry, transact } from '@baithak/shared/storage'
import { useEffect, useState } from 'react'
import { confirmationTime, confirmed, isWaiting } from './enquiry-rules'

/**
 * Stands for the venues: an enquiry that has been on this screen for five seconds is confirmed. The time runs from when
 * it is first seen, and anew after the screen was left; those that are seen together share one timer and one write. The
 * record decides whether each still waits, so that no second timer, here or in another tab, takes back a payment.
 */
export function useConfirmations(enquiries: readonly PartyEnquiry[]) {
  const record = useHost().storage.myParties
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>())
  const [timedIds] = useState(() => new Set<string>())

  useEffect(() => {
    const fresh = enquiries.filter((each) => isWaiting(each) && !timedIds.has(each.id))
    if (fresh.length === 0) return
    const ids = new Set(fresh.map(({ id }) => id))
    for (const id of ids) timedIds.add(id)
    const timer = setTimeout(() => {
      timers.delete(timer)
      for (const id of ids) timedIds.delete(id)
      transact([record], ([list]) => [confirmed(list, ids)])
    }, confirmationTime)
    timers.add(timer)
  }, [record, enquiries, timers, timedIds])

  useEffect(
    () => () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      timedIds.clear()
    },
    [timers, timedIds],
  )
}
