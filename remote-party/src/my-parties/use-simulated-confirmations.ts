import { useHost } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { useEffect, useState } from 'react'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { moveStatus } from './enquiry-status'

/** How long My Parties shows an enquiry before the venue confirms it (spec §4). */
const confirmationDelayMs = 5000

/**
 * Plays the venues: confirms each enquiry five seconds after this screen first shows it. Leaving the screen resets the
 * timers. Enquiries that appear together share one timer and one write. Returns those that were confirmed last, until
 * they are paid.
 */
export function useSimulatedConfirmations(enquiries: readonly PartyEnquiry[]) {
  const record = useHost().storage.record(myPartiesRecord)
  const [timers] = useState(() => new Map<string, ReturnType<typeof setTimeout>>())
  const [confirmedIds, setConfirmedIds] = useState<readonly string[]>([])

  useEffect(() => {
    const waiting = new Set(
      enquiries.filter(({ status }) => status === 'Enquiry Sent').map(({ id }) => id),
    )
    // A withdrawn enquiry that comes back by Undo waits again.
    for (const id of timers.keys()) if (!waiting.has(id)) timers.delete(id)
    const added = [...waiting].filter((id) => !timers.has(id))
    if (added.length === 0) return
    const timer = setTimeout(() => {
      transact([record], ([list]) => [
        moveStatus(list, added, 'Enquiry Sent', 'Confirmed - Pay Now'),
      ])
      setConfirmedIds(added)
    }, confirmationDelayMs)
    for (const id of added) timers.set(id, timer)
  }, [record, enquiries, timers])

  useEffect(
    () => () => {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
    [timers],
  )
  const confirmed = new Set(confirmedIds)
  return enquiries.filter(({ id, status }) => status === 'Confirmed - Pay Now' && confirmed.has(id))
}
