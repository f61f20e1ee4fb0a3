import { endOfParty, type PartyEnquiry } from '../model/party-enquiry'

interface EnquiryGroups {
  /** The soonest upcoming party; a cancelled one only when no other is ahead. */
  next: PartyEnquiry | undefined
  /** The soonest first; those without a valid date are last, the newest first. */
  upcoming: PartyEnquiry[]
  /** The latest first, as are the cancelled ones. */
  past: PartyEnquiry[]
  cancelled: PartyEnquiry[]
}

/** Groups all enquiries but the next one. */
export function groupEnquiries(enquiries: readonly PartyEnquiry[], now: Date): EnquiryGroups {
  const dated = enquiries.toReversed().map((enquiry) => ({ enquiry, end: endOfParty(enquiry) }))
  type Dated = (typeof dated)[number]
  const isAhead = ({ end }: Dated) => end > now.getTime()
  const isPast = ({ end }: Dated) => end <= now.getTime()
  const isCancelled = ({ enquiry }: Dated) => enquiry.status === 'Cancelled'
  const soonestFirst = [...dated].sort(
    (one, other) => (one.end || Number.MAX_VALUE) - (other.end || Number.MAX_VALUE),
  )
  const latestFirst = [...dated].sort((one, other) => (other.end || 0) - (one.end || 0))
  const ahead = soonestFirst.filter(isAhead)
  const next = (ahead.find((each) => !isCancelled(each)) ?? ahead[0])?.enquiry
  const others = (list: Dated[]) =>
    list.map(({ enquiry }) => enquiry).filter((enquiry) => enquiry !== next)
  return {
    next,
    upcoming: others(soonestFirst.filter((each) => !isPast(each) && !isCancelled(each))),
    past: others(latestFirst.filter((each) => isPast(each) && !isCancelled(each))),
    cancelled: others(latestFirst.filter(isCancelled)),
  }
}
