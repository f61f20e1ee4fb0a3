import { sampleNameIn } from '@baithak/shared/cafes'
import { formatDate } from '@baithak/shared/format'
import { inBothLanguages } from '@baithak/shared/reminders'
import type { PartyEnquiry, Reminder } from '@baithak/shared/storage'
import { addDays } from 'date-fns'
import { detailsUrl } from '../model/details-url'
import { isAwaitingPayment } from './enquiry-status'
import { endOfParty } from './group-enquiries'

interface Confirmation {
  title: Reminder['title']
  now: Date
}

const reminderIdOf = ({ id }: PartyEnquiry) => `party-${id}`

/** The reminder that a venue has confirmed, due at once and pointless after the party. */
export function partyReminder(enquiry: PartyEnquiry, { title, now }: Confirmation): Reminder {
  const end = endOfParty(enquiry)
  return {
    id: reminderIdOf(enquiry),
    from: now.toISOString(),
    until: (Number.isNaN(end) ? addDays(now, 1) : new Date(end)).toISOString(),
    url: detailsUrl(enquiry.id),
    title,
    text: inBothLanguages((language) =>
      [sampleNameIn(language, enquiry.venueName), formatDate(enquiry.date, language)]
        .filter(Boolean)
        .join(', '),
    ),
  }
}

/** The reminders of parties that still wait for the payment, without the `seen` ones. */
export function pendingReminders(
  planned: readonly Reminder[],
  enquiries: readonly PartyEnquiry[],
  seen: readonly PartyEnquiry[],
): readonly Reminder[] {
  const pendingIds = new Set(enquiries.filter(isAwaitingPayment).map(reminderIdOf))
  const seenIds = new Set(seen.map(reminderIdOf))
  return planned.filter(({ id }) => pendingIds.has(id) && !seenIds.has(id))
}
