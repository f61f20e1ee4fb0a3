import { endOfParty, type PartyEnquiry } from '../model/party-enquiry'

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
