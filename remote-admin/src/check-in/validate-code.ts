import { type CheckIn, type Id, type PassId, sameId, type UserPass } from '@baithak/domain'
import { guestId, minuteOf, type ScannedCode, tagOf } from '@baithak/domain/check-in'
import {
  differenceInCalendarDays,
  instantOf,
  isSameDay,
  isSameMonth,
  startOfDay,
} from '@baithak/domain/indian-time'
import type { AdminCafe } from '../model/admin-cafe'

/**
 * `stale`: the code is too old. `ahead`: the code is of the future, so a clock is wrong.
 * `notStored`: the device has no room for the check-in.
 */
type Refusal =
  | 'stale'
  | 'ahead'
  | 'noPass'
  | 'expired'
  | 'tooLong'
  | 'replaced'
  | 'goldUsed'
  | 'already'
  | 'early'
  | 'otherRoute'
  | 'notStored'

/** The data on the device of the desk. */
interface Desk {
  cafe: Pick<AdminCafe, 'id' | 'name'>
  isGold: (cafeId: string) => boolean
  checkIns: readonly CheckIn[]
  /** The member who uses this device, if any, with the current pass. */
  member: { id: string; name: string; pass: UserPass | null }
  /** The cafés that are checked in with the code's booking. */
  stops: readonly Id[]
}

export interface CodeValidation {
  code: ScannedCode
  /** The date depends on the reason: the last day, the earlier check-in, … */
  refusal: { reason: Refusal; date: Date | null } | null
  /** Stored unless the code is refused. Its name is '' for a typed code of a member who is not on this device. */
  checkIn: CheckIn
  /** Today's earlier check-in at another café. */
  earlier: CheckIn | undefined
}

/** A code is shown for one minute. The second minute allows for the way to the desk. */
const validMinutes = 2
/** The phone's clock may be ahead. */
const toleratedMinutesAhead = 1

/** The longest validity of a pass (spec §9). A calendar month has at most 31 days. */
const longestDays = (passId: PassId) => (passId.endsWith('weekly') ? 7 : 31)

/** Accepts or refuses a code by its content and the data on the device. */
export function validateCode(
  code: ScannedCode,
  desk: Desk,
  { now, checkInId }: { now: Date; checkInId: string },
): CodeValidation {
  const { memberId, name } = identify(code, desk)
  const isToday = ({ at }: CheckIn) => isSameDay(instantOf(at), now)
  const checkIns = desk.checkIns.filter((checkIn) => isOfMember(checkIn.memberId, memberId))
  const checkIn: CheckIn = {
    id: checkInId,
    memberId,
    name,
    passId: code.kind === 'none' || code.kind === 'hop' ? null : code.kind,
    ...(code.hop && { bookingId: code.hop.bookingId }),
    cafeId: desk.cafe.id,
    cafe: desk.cafe.name,
    passType: desk.isGold(desk.cafe.id) ? 'Gold' : 'Silver',
    at: now.toISOString(),
  }
  return {
    code,
    checkIn,
    refusal:
      ageRefusal(code, now) ??
      (code.hop ? hopRefusal(code.hop, code, desk, now) : passRefusal(code, desk, checkIns, now)),
    earlier: checkIns.find((other) => isToday(other) && other.cafeId !== desk.cafe.id),
  }
}

/** The id of a member who is identified only by the tag of a typed code. */
const memberIdOfTag = (tag: string) => `~${tag}`
const isTag = (memberId: string) => memberId.startsWith('~')
/** Returns the tag of a member, which typed codes have instead of the id. */
export const memberTag = (memberId: string) =>
  isTag(memberId) ? memberId.slice(1) : tagOf(memberId)
const isOfMember = (first: string, second: string) =>
  first === second || (isTag(first) !== isTag(second) && memberTag(first) === memberTag(second))

function identify({ memberId, name, tag }: ScannedCode, { member, checkIns }: Desk) {
  if (memberId !== undefined) return { memberId, name }
  const identified = [
    { memberId: member.id, name: member.name },
    ...checkIns.filter((checkIn) => !isTag(checkIn.memberId)),
  ].find((known) => known.memberId !== guestId && tagOf(known.memberId) === tag)
  return identified ?? { memberId: memberIdOfTag(tag), name: '' }
}

function ageRefusal({ minute }: ScannedCode, now: Date): CodeValidation['refusal'] {
  const age = minuteOf(now) - minute
  const date = new Date(minute * 60_000)
  if (age > validMinutes) return { reason: 'stale', date }
  return age < -toleratedMinutesAhead ? { reason: 'ahead', date } : null
}

function passRefusal(
  { kind, day, tag }: ScannedCode,
  { cafe, isGold, member }: Desk,
  checkIns: readonly CheckIn[],
  now: Date,
): CodeValidation['refusal'] {
  if (kind === 'none' || kind === 'hop') return { reason: 'noPass', date: null }
  // A pass has a last day: a code that lacks it is forged.
  if (!day || day < startOfDay(now)) return { reason: 'expired', date: day }
  if (differenceInCalendarDays(day, now) > longestDays(kind))
    return { reason: 'tooLong', date: day }
  const isCurrent =
    member.id === guestId ||
    tagOf(member.id) !== tag ||
    (member.pass?.passId === kind && isSameDay(instantOf(member.pass.expiryDate), day))
  if (!isCurrent) return { reason: 'replaced', date: null }
  const already = checkIns.find(
    ({ at, cafeId, bookingId }) =>
      cafeId === cafe.id && !bookingId && isSameDay(instantOf(at), now),
  )
  if (already) return { reason: 'already', date: instantOf(already.at) }
  // Silver includes one Gold café a month (spec §9).
  const goldCheckIn = checkIns.find(
    ({ at, cafeId, passId, passType }) =>
      passId?.startsWith('silver') &&
      (passType ? passType === 'Gold' : isGold(cafeId)) &&
      isSameMonth(instantOf(at), now),
  )
  return kind.startsWith('silver') && isGold(cafe.id) && goldCheckIn
    ? { reason: 'goldUsed', date: instantOf(goldCheckIn.at) }
    : null
}

function hopRefusal(
  { stopTags }: NonNullable<ScannedCode['hop']>,
  { day }: ScannedCode,
  { cafe, stops }: Desk,
  now: Date,
): CodeValidation['refusal'] {
  if (day && startOfDay(day) > now) return { reason: 'early', date: day }
  if (day && day < startOfDay(now)) return { reason: 'expired', date: day }
  if (!stopTags.includes(tagOf(cafe.id))) return { reason: 'otherRoute', date: null }
  return stops.some((id) => sameId(id, cafe.id)) ? { reason: 'already', date: null } : null
}
