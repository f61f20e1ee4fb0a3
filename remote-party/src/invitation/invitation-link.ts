import { decodeBase64Url, encodeBase64Url, visibleText } from '@baithak/domain'
import { v } from '@baithak/storage/schema'
import type { PartyEnquiry } from '../model/party-enquiry'
import { invitationUrl, paths } from '../paths'
import { type Answer, noteSchema, peopleSchema, replies } from './guest'
import { type Occasion, occasionSchema } from './occasion-picker'

/** What a guest gets to know of a party. */
export interface Invitation
  extends Pick<PartyEnquiry, 'id' | 'venueName' | 'date' | 'timeFrom' | 'timeTo'> {
  /** '' for the occasion's own. */
  title: string
  /** The host's name; '' for none. */
  host: string
  occasion: Occasion
}

/** Longer texts are of no invitation that this app has written. */
const maxTextLength = 200
const text = v.pipe(v.string(), v.maxLength(maxTextLength))

// Tuples without names, because the link is a part of a message. The first item is the version.
const invitationSchema = v.tuple([
  v.literal(1),
  text,
  text,
  text,
  text,
  text,
  text,
  text,
  occasionSchema,
])
const answerSchema = v.tuple([
  v.literal(1),
  v.pipe(text, v.regex(/^[A-Z\d]{12}$/)),
  v.pipe(
    text,
    v.check((name) => visibleText(name) !== ''),
  ),
  v.picklist(replies),
  // Answers of earlier versions have neither.
  v.optional(peopleSchema, 1),
  v.optional(noteSchema, ''),
])

// In the fragment, which browsers send to no server.
export const invitationLink = (invitation: Invitation, origin: string): string => {
  const { id, host, title, venueName, date, timeFrom, timeTo, occasion } = invitation
  const fields = [1, id, host, title, venueName, date, timeFrom, timeTo, occasion]
  return `${origin}${paths.answer.path}#${encode(fields)}`
}

/** Null for a link that is cut off or not one of these. */
export function parseInvitation(hash: string): Invitation | null {
  const { success, output } = v.safeParse(invitationSchema, decode(hash))
  if (!success) return null
  const [, id, host, title, venueName, date, timeFrom, timeTo, occasion] = output
  return { id, host, title, venueName, date, timeFrom, timeTo, occasion }
}

export const answerLink = (
  partyId: string,
  { id, name, reply, people = 1, note = '' }: Answer,
  origin: string,
): string => `${origin}${invitationUrl(partyId)}#${encode([1, id, name, reply, people, note])}`

export function parseAnswer(hash: string): Answer | null {
  const { success, output } = v.safeParse(answerSchema, decode(hash))
  if (!success) return null
  const [, id, name, reply, people, note] = output
  return {
    id,
    name: visibleText(name),
    reply,
    people: people > 1 ? people : undefined,
    note: visibleText(note) || undefined,
  }
}

const encode = (fields: readonly unknown[]): string => encodeBase64Url(JSON.stringify(fields))

function decode(hash: string): unknown {
  try {
    return JSON.parse(decodeBase64Url(hash.slice(1)))
  } catch {
    return undefined
  }
}
