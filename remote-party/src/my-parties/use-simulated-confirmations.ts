import { useHost } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { useEffect, useState } from 'react'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { confirmEnquiries, isAwaitingVenue } from './enquiry-status'

/** Section 4: how long My Parties shows an enquiry before the venue confirms it. */
const confirmationDelayMs = 5000

/**
 * Simulates the venues: confirms each enquiry five seconds after this screen first shows it. Leaving the screen resets
 * the timers. Enquiries that appear together share one timer and one write. `confirmEnquiries` checks status and time
 * at the write, so that a payment in another tab is not undone, and a party that is over stays as it is.
 */
export function useSimulatedConfirmations(enquiries: readonly PartyEnquiry[]) {
  const record = useHost().storage.record(myPartiesRecord)
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>())
  const [pendingIds] = useState(() => new Set<string>())

  useEffect(() => {
    const ids = new Set(
      enquiries
        .filter((enquiry) => isAwaitingVenue(enquiry) && !pendingIds.has(enquiry.id))
        .map(({ id }) => id),
    )
    if (ids.size === 0) return
    for (const id of ids) pendingIds.add(id)
    const timer = setTimeout(() => {
      timers.delete(timer)
      for (const id of ids) pendingIds.delete(id)
      transact([record], ([list]) => [confirmEnquiries(list, ids, new Date())])
    }, confirmationDelayMs)
    timers.add(timer)
  }, [record, enquiries, timers, pendingIds])

  useEffect(
    () => () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      pendingIds.clear()
    },
    [timers, pendingIds],
  )
}
