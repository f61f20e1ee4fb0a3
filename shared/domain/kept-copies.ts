import { type Copy, changeCopies, readCopies } from '@baithak/storage'
import { dayMs, instantOf } from './indian-time'
import { userPhoneRecord } from './member'

/** For so long the next onboarding with the same number offers what was there. */
const signedOutDays = 30

const phoneOf = ({ texts }: Copy) => new Map(Object.entries(texts)).get(userPhoneRecord.key)
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

/** Keeps what a member had who has signed out with a number. */
export const keepSignedOut = (copy: Copy, now: Date) =>
  changeCopies('signed-out', (copies) => withSignedOut(copies, copy, now))

export const findSignedOut = async (phone: string, now: Date) =>
  signedOutWith(await readCopies('signed-out'), phone, now)
