import { type AgendaItem, byLanguage, inEachLanguage, inLanguage } from '@baithak/contract'
import { keepAgenda } from '@baithak/domain/agenda'
import { clockTimeOf, isoDate } from '@baithak/domain/indian-time'
import { sampleNameIn } from '@baithak/domain/sample-names'
import type { AppStorage } from '@baithak/storage'
import type en from '../locales/screens/en.json'
import {
  endOfParty,
  myPartiesRecord,
  type PartyEnquiry,
  startOfParty,
} from '../model/party-enquiry'
import { detailsUrl } from '../paths'

const texts = byLanguage(
  import.meta.glob<typeof en>('../locales/screens/*.json', { eager: true, import: 'default' }),
)

/** Each item costs a translation in every language. */
const maxItems = 40

/** The next parties that are not cancelled and have a valid date. */
export function partyItems(enquiries: readonly PartyEnquiry[], now: Date): AgendaItem[] {
  const ahead = enquiries
    .filter(({ status }) => status !== 'Cancelled')
    .map((enquiry) => ({ enquiry, end: endOfParty(enquiry) }))
    .filter(({ end }) => end > now.getTime())
    .sort((one, other) => one.end - other.end)
  return ahead.slice(0, maxItems).map(({ enquiry, end }) => {
    const start = startOfParty(enquiry)
    return {
      id: `party-${enquiry.id}`,
      title: inEachLanguage((language) => inLanguage(texts, language).ticket.party),
      place: inEachLanguage((language) => sampleNameIn(language, enquiry.venueName)),
      link: detailsUrl(enquiry.id),
      start: clockTimeOf(enquiry.timeFrom) ? start.toISOString() : isoDate(start),
      end: new Date(end).toISOString(),
    }
  })
}

export function publish(storage: AppStorage) {
  const myParties = storage.record(myPartiesRecord)
  return keepAgenda(storage, 'party', [myParties], (now) => partyItems(myParties.getState(), now))
}
