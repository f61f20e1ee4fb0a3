import { type Copy, changeCopies, type RecordDefinition, readCopies } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { dateTextSchema } from './date-text'
import { dayMs, instantOf, isSameDay } from './indian-time'
import { isUserOnboardedRecord, userIdRecord, userPhoneRecord } from './member'

/** When the member last saved a copy as a file; '' for never. */
export const lastCopyRecord: RecordDefinition<string> = {
  key: 'lastCopy',
  schema: v.union([v.literal(''), dateTextSchema]),
  fallback: '',
  isText: true,
  isSilent: true,
}

/** For so long after a copy nothing reminds of the next. */
const copyDays = 30

/** Whether something was paid of which a copy is due. */
export const isCopyDue = (lastCopy: string, paidAt: Date): boolean =>
  !lastCopy || paidAt.getTime() - instantOf(lastCopy).getTime() > copyDays * dayMs

/** For so long the next onboarding with the same number offers what was there. */
const signedOutDays = 30

/** States of so many days are kept. */
const dayCount = 8

const textOf = ({ texts }: Copy, { key }: { key: string }) =>
  new Map(Object.entries(texts)).get(key)
const phoneOf = (copy: Copy) => textOf(copy, userPhoneRecord)
/** A clock that was wrong does not keep a copy for longer. */
const isWithin = (days: number, { savedAt }: Copy, now: Date) =>
  Math.abs(now.getTime() - instantOf(savedAt).getTime()) < days * dayMs

/** The copies with that of a member who signs out, in the place of an earlier one of the same number. */
export const withSignedOut = (copies: readonly Copy[], copy: Copy, now: Date): Copy[] =>
  [...copies.filter((each) => phoneOf(each) !== phoneOf(copy)), copy].filter(
    (each) => phoneOf(each) && isWithin(signedOutDays, each, now),
  )

export const signedOutWith = (copies: readonly Copy[], phone: string, now: Date) =>
  copies.find((each) => phoneOf(each) === phone && isWithin(signedOutDays, each, now))

/** Keeps what a member had who has signed out with a number; nothing else of theirs stays. */
export const keepSignedOut = (copy: Copy, now: Date) =>
  Promise.all([
    changeCopies('signed-out', (copies) => withSignedOut(copies, copy, now)),
    changeCopies('days', () => []),
  ])

export const findSignedOut = async (phone: string, now: Date) =>
  signedOutWith(await readCopies('signed-out'), phone, now)

/** The states of the last days, one a day: what was there at its first visit. Those of another member are dropped. */
export function withDay(copies: readonly Copy[], copy: Copy, now: Date): readonly Copy[] {
  const own = copies.filter(
    (each) =>
      textOf(each, userIdRecord) === textOf(copy, userIdRecord) && isWithin(dayCount, each, now),
  )
  return own.some(({ savedAt }) => isSameDay(instantOf(savedAt), now)) ? own : [...own, copy]
}

/** Where a member can go back to: before today, and before the last days. */
export const restorePoints = (copies: readonly Copy[], now: Date): Copy[] => {
  const [latest, ...earlier] = copies.filter((each) => isWithin(dayCount, each, now)).toReversed()
  return latest ? [latest, ...earlier.slice(-1)] : []
}

export const readRestorePoints = async (now: Date) => restorePoints(await readCopies('days'), now)

/** At the start of the app: keeps the state of a new day, and drops what was kept for long enough. */
export async function keepDay(texts: Copy['texts'], now: Date) {
  const copy = { savedAt: now.toISOString(), texts }
  await changeCopies('signed-out', (copies) =>
    copies.filter((each) => isWithin(signedOutDays, each, now)),
  )
  if (textOf(copy, isUserOnboardedRecord) === 'true')
    await changeCopies('days', (copies) => withDay(copies, copy, now))
}
