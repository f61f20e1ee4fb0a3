import { visibleText } from '@baithak/domain'
import { v } from '@baithak/storage/schema'
import { decodeFields, encodeFields, linkText } from '../model/link-fields'
import { invitationUrl, paths } from '../paths'
import { type Answer, noteSchema, peopleSchema, replies } from './guest'
import { occasionSchema } from './occasion-picker'

const invitationSchema = v.object({
  id: linkText,
  /** The host's name; '' for none. */
  host: linkText,
  /** '' for the title of the occasion. */
  title: linkText,
  venueName: linkText,
  date: linkText,
  timeFrom: linkText,
  timeTo: linkText,
  occasion: occasionSchema,
})
const answerSchema = v.object({
  id: v.pipe(linkText, v.regex(/^[A-Z\d]{12}$/)),
  name: v.pipe(
    linkText,
    v.check((name) => visibleText(name) !== ''),
  ),
  reply: v.picklist(replies),
  // Answers of earlier versions have neither.
  people: v.optional(peopleSchema, 1),
  note: v.optional(noteSchema, ''),
})

/** What guests get to know about a party. */
export type Invitation = v.InferOutput<typeof invitationSchema>

export const invitationLink = (invitation: Invitation, origin: string): string =>
  `${origin}${paths.answer.path}${encodeFields(invitationSchema, invitation)}`

export const answerLink = (
  partyId: string,
  { people = 1, note = '', ...answer }: Answer,
  origin: string,
): string =>
  `${origin}${invitationUrl(partyId)}${encodeFields(answerSchema, { ...answer, people, note })}`

/** Returns null for a link that is cut off or is not an invitation. */
export const parseInvitation = (hash: string): Invitation | null =>
  decodeFields(invitationSchema, hash)

export function parseAnswer(hash: string): Answer | null {
  const answer = decodeFields(answerSchema, hash)
  if (!answer) return null
  return {
    ...answer,
    name: visibleText(answer.name),
    people: answer.people > 1 ? answer.people : undefined,
    note: visibleText(answer.note) || undefined,
  }
}
