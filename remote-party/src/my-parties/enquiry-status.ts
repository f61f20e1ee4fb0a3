import { useHost } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { useEffect, useState } from 'react'
import { endOfParty, myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'

export type Status = PartyEnquiry['status']

/**
 * Moves the enquiries with these ids from one status to another (spec §4). Those that have another status by now stay: a
 * payment in another tab is not undone. Returns the same list if none moves.
 */
export function moveStatus(
  enquiries: PartyEnquiry[],
  ids: readonly string[],
  from: Status,
  to: Status,
): PartyEnquiry[] {
  const wanted = new Set(ids)
  const moves = ({ id, status }: PartyEnquiry) => status === from && wanted.has(id)
  if (!enquiries.some(moves)) return enquiries
  return enquiries.map((enquiry) => (moves(enquiry) ? { ...enquiry, status: to } : enquiry))
}

/** Whether the party's time has passed. */
export const isOver = (enquiry: PartyEnquiry, now: Date): boolean =>
  endOfParty(enquiry) <= now.getTime()

/**
 * Groups the enquiries. `next` is the soonest party ahead, a cancelled one only if no other is ahead. Upcoming parties are
 * the soonest first, those without a valid date last; past and cancelled ones are the latest first.
 */
export function groupEnquiries(enquiries: readonly PartyEnquiry[], now: Date) {
  // The newest comes first among parties with the same end.
  const parties = enquiries.toReversed().map((enquiry) => {
    const end = endOfParty(enquiry)
    return { enquiry, end, isPast: end <= now.getTime(), cancelled: enquiry.status === 'Cancelled' }
  })
  const soonestFirst = parties.toSorted(
    (one, other) => (one.end || Number.MAX_VALUE) - (other.end || Number.MAX_VALUE),
  )
  const latestFirst = parties.toSorted((one, other) => (other.end || 0) - (one.end || 0))
  const ahead = soonestFirst.filter(({ end }) => end > now.getTime())
  const next = ahead.find(({ cancelled }) => !cancelled) ?? ahead[0]
  const select = (list: typeof parties, isInGroup: (party: (typeof parties)[number]) => boolean) =>
    list.filter((party) => party !== next && isInGroup(party)).map(({ enquiry }) => enquiry)
  return {
    next: next?.enquiry,
    upcoming: select(soonestFirst, ({ isPast, cancelled }) => !isPast && !cancelled),
    past: select(latestFirst, ({ isPast, cancelled }) => isPast && !cancelled),
    cancelled: select(latestFirst, ({ cancelled }) => cancelled),
  }
}

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
      // An enquiry that was withdrawn meanwhile has no timer, or a later one.
      const due = added.filter((id) => timers.get(id) === timer)
      transact([record], ([list]) => [moveStatus(list, due, 'Enquiry Sent', 'Confirmed - Pay Now')])
      setConfirmedIds(due)
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
