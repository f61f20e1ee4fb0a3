import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import type { Card } from '@baithak/ui/picture'
import type { PartyEnquiry } from '../model/party-enquiry'

/** What an invitation card shows; an empty text is left out. */
export interface CardContent {
  /** The URL of the occasion's drawing. */
  art: string
  kicker: string
  title: string
  date: string
  hours: string
  venue: string
  location: string
  host: string
  brand: string
}

export const cardOf = ({ date, hours, venue, location, ...content }: CardContent): Card => ({
  ...content,
  when: [date, hours].filter(Boolean).join(', '),
  where: [venue, location].filter(Boolean).join(', '),
})

/** The card as text, for screen readers and to share beside the image. */
export const cardText = ({ kicker, title, date, hours, venue, location, host }: CardContent) =>
  [[title, kicker], [date, hours], [venue, location], [host]]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .join('\n')

/** 'invitation-2026-12-12.png': plain letters, which every device accepts. */
export const cardFileName = ({ date }: Pick<PartyEnquiry, 'date'>): string =>
  `${['invitation', /^\d{4}-\d\d-\d\d/.exec(date)?.[0]].filter(Boolean).join('-')}.png`

/** The title of a party's card; '' for the default one. */
export const cardTitleRecord = (partyId: string): RecordDefinition<string> => ({
  key: `draft:invitation:${partyId}`,
  schema: v.string(),
  fallback: '',
})
