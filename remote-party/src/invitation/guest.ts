import { isSameName, nameKey, randomCode } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'

export const replies = ['coming', 'maybe', 'declined'] as const
export type Reply = (typeof replies)[number]

/** The most people in one answer, the guest included. */
export const maxPeople = 20
export const maxNoteLength = 140
export const peopleSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPeople))
export const noteSchema = v.pipe(v.string(), v.maxLength(maxNoteLength))

const guestSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Absent until the guest has replied. */
  reply: v.optional(v.picklist(replies)),
  /** The number of people, the guest included; absent for one. */
  people: v.optional(peopleSchema),
  /** A note for the host, such as a diet or an allergy. */
  note: v.optional(noteSchema),
  /** The host has marked the guest at the door. */
  arrived: v.optional(v.boolean()),
  /** The host has noted that the guest paid a share of the cost. */
  paid: v.optional(v.boolean()),
})

/** A guest of a party and the reply that the host has noted. */
export type Guest = v.InferOutput<typeof guestSchema>

/** A guest's answer. All answers of one guest have the same id. */
export type Answer = Omit<Guest, 'arrived' | 'paid'> & { reply: Reply }

/** This device's answer to an invitation; its id is '' until there is one. */
export const givenAnswerRecord = (partyId: string): RecordDefinition<Guest> => ({
  key: `invitation_answer_${partyId}`,
  schema: guestSchema,
  fallback: { id: '', name: '' },
})

/** Local storage has no room for more. */
export const maxGuests = 500

/** The guests of one party, the newest first. */
export const guestListRecord = (partyId: string): RecordDefinition<Guest[]> => ({
  key: `draft:guests:${partyId}`,
  schema: v.array(guestSchema),
  fallback: [],
  limit: maxGuests,
})

const idLength = 12
export const newGuestId = () => randomCode(idLength, Math.random)

/** Returns the added names that are not on the list, each once. */
export function unlistedNames(list: readonly Guest[], added: readonly string[]): string[] {
  const listed = new Set(list.map(({ name }) => nameKey(name)))
  return added.filter((name) => {
    const key = nameKey(name)
    return !listed.has(key) && listed.add(key)
  })
}

/** Adds a guest for each name that is not listed yet, as far as the list has room. */
export function addNames(list: Guest[], added: readonly string[]): Guest[] {
  const names = unlistedNames(list, added).slice(0, Math.max(0, maxGuests - list.length))
  if (names.length === 0) return list
  return [...names.map((name) => ({ id: newGuestId(), name })), ...list]
}

/** Puts a removed guest back in its place, unless it is back already. */
export const restoreGuest = (list: Guest[], guest: Guest, index: number): Guest[] =>
  list.some(({ id }) => id === guest.id) ? list : list.toSpliced(index, 0, guest)

export const changeGuest = (list: Guest[], id: string, changes: Partial<Guest>): Guest[] =>
  list.map((guest) => (guest.id === id ? { ...guest, ...changes } : guest))

const answerPrefix = 'answer-'

/** The id of the guest who gave this answer; guests whom the host added have other ids. */
export const answeringId = ({ id }: Answer): string => answerPrefix + id

/**
 * Notes a guest's answer at the top of the list: for the guest who answered before, else for the one whom the host listed by this name, else as a
 * new guest.
 */
export function noteAnswer(list: Guest[], answer: Answer): Guest[] {
  const id = answeringId(answer)
  const guest: Guest = { people: undefined, note: undefined, ...answer, id }
  const known =
    list.find((listed) => listed.id === id) ??
    list.find(
      (listed) => !listed.id.startsWith(answerPrefix) && isSameName(listed.name, guest.name),
    )
  if (known) return [{ ...known, ...guest }, ...list.filter((listed) => listed !== known)]
  return list.length < maxGuests ? [guest, ...list] : list
}

const countPeople = (guests: readonly Guest[]) =>
  guests.reduce((total, { people = 1 }) => total + people, 0)

/** The people at the door: those who are here, and those who said that they come or came anyway. */
export const countArrived = (list: readonly Guest[]) => ({
  here: countPeople(list.filter(({ arrived }) => arrived)),
  expected: countPeople(list.filter(({ arrived, reply }) => arrived || reply === 'coming')),
})

/** Counts the people with this reply, or without any for `undefined`. */
export const countReplies = (list: readonly Guest[], of: Reply | undefined): number =>
  countPeople(list.filter(({ reply }) => reply === of))
