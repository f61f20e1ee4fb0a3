import type { Gig, PartyEnquiry } from '@baithak/shared/storage'

/** Something that the member has planned. */
export interface DayEvent {
  key: string
  title: string
  /** '19:00' or a text such as '8:00 PM'. */
  time: string
  /** '2026-11-28' */
  date: string
  href: string
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/

const partyEvent = ({ id, venueName, date, timeFrom }: PartyEnquiry): DayEvent => ({
  key: `party ${id}`,
  title: venueName,
  time: timeFrom,
  date,
  href: `/party/manage?${new URLSearchParams({ enquiry: id })}`,
})

const gigEvent = ({ id, title, time, date }: Gig): DayEvent => ({
  key: `gig ${id}`,
  title,
  time,
  date,
  href: `/gig/detail/${encodeURIComponent(String(id).toWellFormed())}`,
})

interface Plans {
  parties: readonly PartyEnquiry[]
  confirmedGigs: readonly Gig[]
}

/** The events of a day ('2026-11-28'), and the next one after it. */
export function eventsOf({ parties, confirmedGigs }: Plans, day: string) {
  const events = [
    ...parties.filter(({ status }) => status !== 'Cancelled').map(partyEvent),
    ...confirmedGigs.map(gigEvent),
  ]
    .filter(({ date }) => isoDay.test(date) && date >= day)
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
  return {
    today: events.filter(({ date }) => date === day),
    next: events.find(({ date }) => date > day),
  }
}
