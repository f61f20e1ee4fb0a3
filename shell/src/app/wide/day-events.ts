import type { ModeJson, ModeManifest } from '@baithak/shared/contract'
import type { Gig, PartyEnquiry } from '@baithak/shared/storage'

/** Something that the member has planned. */
export interface DayEvent {
  key: string
  title: string
  /** '19:00' or a text such as '8:00 PM'. */
  time: string
  /** '2026-11-28' */
  date: string
  /** Without one, no release of the registry says where the event's page is. */
  href: string | undefined
}

/** Links by the stored record of an event; `:id` is that of the event. */
type EventLinks = NonNullable<ModeManifest['eventLinks']>

const isoDay = /^\d{4}-\d{2}-\d{2}$/

const linkTo = (pattern: string | undefined, id: string | number) =>
  pattern?.replace(':id', () => encodeURIComponent(String(id).toWellFormed()))

interface Plans {
  parties: readonly PartyEnquiry[]
  confirmedGigs: readonly Gig[]
}

/** The links that the modes of the registry declare. */
export const eventLinksOf = (
  registry: Record<string, { manifest: Pick<ModeJson, 'eventLinks'> }>,
): EventLinks =>
  Object.assign({}, ...Object.values(registry).map((entry) => entry.manifest.eventLinks))

/** The home of the mode that has all other paths, where today's events in the cafés are. */
export const homePathOf = (
  registry: Record<string, { manifest: Pick<ModeJson, 'prefix' | 'nav'> }>,
): string | undefined =>
  Object.values(registry).find(({ manifest }) => manifest.prefix === '/')?.manifest.nav[0]?.path

/** The events of a day ('2026-11-28'), and the next one after it. */
export function eventsOf({ parties, confirmedGigs }: Plans, links: EventLinks, day: string) {
  const partyEvent = ({ id, venueName, date, timeFrom }: PartyEnquiry): DayEvent => ({
    key: `enquiry ${id}`,
    title: venueName,
    time: timeFrom,
    date,
    href: linkTo(links.myParties, id),
  })
  const gigEvent = ({ id, title, time, date }: Gig): DayEvent => ({
    key: `application ${id}`,
    title,
    time,
    date,
    href: linkTo(links.appliedGigs, id),
  })
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
