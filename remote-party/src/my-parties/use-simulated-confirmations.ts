import { useHost } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { useEffect, useState } from 'react'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { confirmEnquiries, isAwaitingPayment, isAwaitingVenue } from './enquiry-status'

/** How long My Parties shows an enquiry before the venue confirms it (spec §4). */
const confirmationDelayMs = 5000

/**
 * Simulates the venues: confirms each enquiry five seconds after this screen first shows it. Leaving the screen resets
 * the timers. Enquiries that appear together share one timer and one write. `confirmEnquiries` checks the status at the
 * write, so that a payment in another tab is not undone. Returns the enquiries that were confirmed last, until they are
 * paid.
 */
export function useSimulatedConfirmations(enquiries: readonly PartyEnquiry[]) {
  const record = useHost().storage.record(myPartiesRecord)
  const [timers] = useState(() => new Map<string, ReturnType<typeof setTimeout>>())
  const [confirmedIds, setConfirmedIds] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const awaiting = enquiries.filter(isAwaitingVenue)
    const awaitingIds = new Set(awaiting.map(({ id }) => id))
    // A withdrawn enquiry that comes back by Undo waits again.
    for (const id of timers.keys()) if (!awaitingIds.has(id)) timers.delete(id)
    const added = awaiting.filter(({ id }) => !timers.has(id))
    if (added.length === 0) return
    const ids = new Set(added.map(({ id }) => id))
    const timer = setTimeout(() => {
      transact([record], ([list]) => [confirmEnquiries(list, ids)])
      setConfirmedIds(ids)
    }, confirmationDelayMs)
    for (const id of ids) timers.set(id, timer)
  }, [record, enquiries, timers])

  useEffect(
    () => () => {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
    [timers],
  )
  return enquiries.filter((each) => isAwaitingPayment(each) && confirmedIds.has(each.id))
}
