import { formatDate } from '@baithak/shared/format'
import { inBothLanguages } from '@baithak/shared/reminders'
import type { PartyEnquiry, Reminder } from '@baithak/shared/storage'
import { addDays } from 'date-fns'
import { detailsUrl } from '../model/details-url'
import { endOfParty } from './group-enquiries'

interface Confirmation {
  /** The venue's name as the member reads it. */
  venue: string
  title: Reminder['title']
  now: Date
}

/** The reminder that a venue has confirmed, due at once and pointless after the party. */
export function partyReminder(
  enquiry: PartyEnquiry,
  { venue, title, now }: Confirmation,
): Reminder {
  const end = endOfParty(enquiry)
  return {
    id: `party-${enquiry.id}`,
    from: now.toISOString(),
    until: (Number.isNaN(end) ? addDays(now, 1) : new Date(end)).toISOString(),
    url: detailsUrl(enquiry.id),
    title,
    text: inBothLanguages((language) =>
      [venue, formatDate(enquiry.date, language)].filter(Boolean).join(', '),
    ),
  }
}
