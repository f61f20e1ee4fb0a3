import { decodeBase64Url, encodeBase64Url, visibleText } from '@baithak/domain'
import { v } from '@baithak/storage/schema'
import { invitationUrl, paths } from '../paths'
import { type Answer, noteSchema, peopleSchema, replies } from './guest'
import { occasionSchema } from './occasion-picker'

/** Longer texts are of no invitation that this app has written. */
const maxTextLength = 200
const text = v.pipe(v.string(), v.maxLength(maxTextLength))

// A link has the values alone, in the order of their schema, because it is a part of a message. Fields are only added.
const invitationSchema = v.object({
  id: text,
  /** The host's name; '' for none. */
  host: text,
  /** '' for the occasion's own. */
  title: text,
  venueName: text,
  date: text,
  timeFrom: text,
  timeTo: text,
  occasion: occasionSchema,
})
const answerSchema = v.object({
  id: v.pipe(text, v.regex(/^[A-Z\d]{12}$/)),
  name: v.pipe(
    text,
    v.check((name) => visibleText(name) !== ''),
  ),
  reply: v.picklist(replies),
  // Answers of earlier versions have neither.
  people: v.optional(peopleSchema, 1),
  note: v.optional(noteSchema, ''),
})

/** What a guest gets to know of a party. */
export type Invitation = v.InferOutput<typeof invitationSchema>

// In the fragment, which browsers send to no server.
export const invitationLink = (invitation: Invitation, origin: string): string =>
  `${origin}${paths.answer.path}#${encode(invitationSchema, invitation)}`

export const answerLink = (
  partyId: string,
  { people = 1, note = '', ...answer }: Answer,
  origin: string,
): string =>
  `${origin}${invitationUrl(partyId)}#${encode(answerSchema, { ...answer, people, note })}`

/** Null for a link that is cut off or not one of these. */
export const parseInvitation = (hash: string): Invitation | null => decode(invitationSchema, hash)

export function parseAnswer(hash: string): Answer | null {
  const answer = decode(answerSchema, hash)
  if (!answer) return null
  return {
    ...answer,
    name: visibleText(answer.name),
    people: answer.people > 1 ? answer.people : undefined,
    note: visibleText(answer.note) || undefined,
  }
}

const version = 1
type Fields<Values> = v.GenericSchema<unknown, Values> & { entries: object }

const encode = ({ entries }: { entries: object }, values: Readonly<Record<string, unknown>>) =>
  encodeBase64Url(JSON.stringify([version, ...Object.keys(entries).map((name) => values[name])]))

function decode<Values>(schema: Fields<Values>, hash: string): Values | null {
  try {
    const [own, ...values] = JSON.parse(decodeBase64Url(hash.slice(1)))
    const named = Object.keys(schema.entries).map((name, index) => [name, values[index]])
    const { success, output } = v.safeParse(schema, Object.fromEntries(named))
    return own === version && success ? output : null
  } catch {
    return null
  }
}
