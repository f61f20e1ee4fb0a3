import { type AgendaItem, inEachLanguage, inLanguage } from '@baithak/contract'
import { keepAgenda } from '@baithak/domain/agenda'
import { clockTimeOf, isoDate } from '@baithak/domain/indian-time'
import { sampleNameIn } from '@baithak/domain/sample-names'
import type { AppStorage } from '@baithak/storage'
import { screenTexts } from '../locales/screen-texts'
import {
  endOfParty,
  myPartiesRecord,
  type PartyEnquiry,
  startOfParty,
} from '../model/party-enquiry'
import { detailsUrl } from '../paths'

/** The parties that are not cancelled and have a valid date. */
export function partyItems(enquiries: readonly PartyEnquiry[]): AgendaItem[] {
  return enquiries.flatMap((enquiry): AgendaItem[] => {
    const { id, status, venueName, timeFrom } = enquiry
    const end = endOfParty(enquiry)
    if (status === 'Cancelled' || Number.isNaN(end)) return []
    return [
      {
        id: `party-${id}`,
        title: inEachLanguage((language) => inLanguage(screenTexts, language).ticket.party),
        place: inEachLanguage((language) => sampleNameIn(language, venueName)),
        link: detailsUrl(id),
        start: clockTimeOf(timeFrom)
          ? startOfParty(enquiry).toISOString()
          : isoDate(startOfParty(enquiry)),
        end: new Date(end).toISOString(),
      },
    ]
  })
}

export function publish(storage: AppStorage) {
  const myParties = storage.record(myPartiesRecord)
  return keepAgenda(storage, 'party', [myParties], () => partyItems(myParties.getState()))
}
