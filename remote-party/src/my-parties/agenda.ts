import { type AgendaItem, byLanguage, inEachLanguage, inLanguage } from '@baithak/contract'
import { itemsOfPlans, plannedReminders, publishAgenda, removePlan } from '@baithak/domain/agenda'
import { sampleNameIn } from '@baithak/domain/sample-names'
import type { AppStorage } from '@baithak/storage'
import { formatDate } from '@baithak/ui/format'
import { addDays } from 'date-fns'
import { detailsUrl } from '../model/details-url'
import { endOfParty, myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import type en from './en.json'
import { isAwaitingPayment } from './enquiry-status'

const texts = byLanguage(
  import.meta.glob<typeof en>('./*.json', { eager: true, import: 'default' }),
)

type Reminders = readonly Pick<AgendaItem, 'id' | 'reminder'>[]

export const itemIdOf = ({ id }: PartyEnquiry) => `party-${id}`

/** The parties that are not cancelled. Each that waits for the payment keeps the reminder that was published with it. */
export function partyItems(enquiries: readonly PartyEnquiry[], published: Reminders): AgendaItem[] {
  const reminders = new Map(published.map(({ id, reminder }) => [id, reminder]))
  return enquiries.flatMap((enquiry): AgendaItem[] => {
    if (enquiry.status === 'Cancelled') return []
    const id = itemIdOf(enquiry)
    const { venueName, date, timeFrom } = enquiry
    const reminder = isAwaitingPayment(enquiry) ? reminders.get(id) : undefined
    const place = inEachLanguage((language) => sampleNameIn(language, venueName))
    const title = inEachLanguage((language) => inLanguage(texts, language).party)
    const party = { id, title, place, link: detailsUrl(enquiry.id) }
    const end = endOfParty(enquiry)
    // Without a valid date, only a reminder.
    if (Number.isNaN(end)) return reminder ? [{ ...party, end: reminder.until, reminder }] : []
    const start = timeFrom ? new Date(`${date}T${timeFrom}`).toISOString() : date
    return [{ ...party, start, end: new Date(end).toISOString(), ...(reminder && { reminder }) }]
  })
}

/** Adds the reminder that a venue has confirmed, due at once and pointless after the party. */
export function withConfirmation(
  published: Reminders,
  enquiries: readonly PartyEnquiry[],
  confirmed: readonly PartyEnquiry[],
  now: Date,
): AgendaItem[] {
  const reminded = confirmed.map((enquiry) => {
    const end = endOfParty(enquiry)
    const reminder = {
      kind: 'party',
      from: now.toISOString(),
      until: (Number.isNaN(end) ? addDays(now, 1) : new Date(end)).toISOString(),
      title: inEachLanguage((language) => inLanguage(texts, language).confirmed),
      text: inEachLanguage((language) =>
        [sampleNameIn(language, enquiry.venueName), formatDate(enquiry.date, language)]
          .filter(Boolean)
          .join(', '),
      ),
    }
    return { id: itemIdOf(enquiry), reminder }
  })
  return partyItems(enquiries, [...published, ...reminded])
}

/** Publishes the reminders that a release of contract 1 has planned. */
export function adoptPlan(storage: AppStorage) {
  const { party } = storage.record(plannedReminders).getState()
  if (!party) return
  const planned = itemsOfPlans({ party })
  publishAgenda(storage, 'party', (published) =>
    partyItems(storage.record(myPartiesRecord).getState(), [...published, ...planned]),
  )
  removePlan(storage, 'party')
}
