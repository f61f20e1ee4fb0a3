import type { CheckIn, PassId } from '@baithak/domain'
import { hopQrText, parseCode, passCodes, type ScannedCode, tagOf } from '@baithak/domain/check-in'
import { addDays, addHours } from '@baithak/domain/indian-time'
import { expect, test } from 'vitest'
import { validateCode } from './validate-code'

type Desk = Parameters<typeof validateCode>[1]

const now = new Date('2026-11-23T09:30+05:30')
const lastDay = new Date('2026-12-20T00:00+05:30')
const cafe = { id: 'khidki-coffee', name: 'Khidki Coffee' }
const goldCafe = { id: 'dabara-house', name: 'Dabara House' }
const emptyDesk: Desk = {
  cafe,
  isGold: (id) => id === goldCafe.id,
  checkIns: [],
  member: { id: 'GUEST', name: '', pass: null },
  stops: [],
}
const aanya = { memberId: 'U-1', name: 'Aanya Rao' }

interface Changes {
  kind?: PassId | 'none'
  day?: Date | null
  shown?: Date
}
const codesOf = ({ kind = 'gold_monthly', day = lastDay, shown = now }: Changes = {}) =>
  passCodes({ ...aanya, kind, day, now: shown })
const hopText = (day: Date | null) =>
  hopQrText({
    ...aanya,
    now,
    day,
    bookingId: 'HOP-B7F2',
    printedCode: 'HOP-B7F2-2311',
    stopIds: [cafe.id, 'tulsi-courtyard'],
  })
function validate(text: string, desk: Partial<Desk> = {}, at = now) {
  const code = parseCode(text, at) as ScannedCode
  return validateCode(code, { ...emptyDesk, ...desk }, { now: at, checkInId: 'V-1' })
}
const checkIn = (changes: Partial<CheckIn> = {}): CheckIn => ({
  id: '1',
  ...aanya,
  passId: 'gold_monthly',
  cafeId: cafe.id,
  cafe: cafe.name,
  at: new Date('2026-11-23T08:05+05:30').toISOString(),
  ...changes,
})
const at = (time: string) => ({ at: new Date(`${time}+05:30`).toISOString() })
const holding = (passId: PassId, expiry = lastDay) => ({
  member: {
    id: aanya.memberId,
    name: '',
    pass: { passId, purchaseDate: now.toISOString(), expiryDate: expiry.toISOString() },
  },
})
const silver = { kind: 'silver_monthly' } as const
const goldCheckIn = (day: string) => ({
  checkIns: [checkIn({ passId: 'silver_monthly', cafeId: goldCafe.id, ...at(`${day}T00:00`) })],
})
const atGold = { cafe: goldCafe }
const again = (day: string) => ({ ...atGold, ...goldCheckIn(day) })
/** Another id with the same tag. */
const twin = 'U-3648446'

test.each<[string, Changes, Partial<Desk>, string | undefined]>([
  ['of 2 minutes ahead', { shown: addHours(now, 2 / 60) }, {}, 'ahead'],
  ['of a minute ahead', { shown: addHours(now, 1 / 60) }, {}, undefined],
  ['of 2 minutes ago', { shown: addHours(now, -2 / 60) }, {}, undefined],
  ['of 3 minutes ago', { shown: addHours(now, -3 / 60) }, {}, 'stale'],
  ['of yesterday', { shown: addDays(now, -1) }, {}, 'stale'],
  ['without a pass', { kind: 'none', day: null }, {}, 'noPass'],
  ['on the last day', { day: now }, {}, undefined],
  ['after the last day', { day: addDays(now, -1) }, {}, 'expired'],
  ...(['gold_weekly', 'silver_weekly', 'gold_monthly', 'silver_monthly'] as const).flatMap(
    (kind): [string, Changes, object, string | undefined][] => {
      const days = kind.endsWith('weekly') ? 7 : 31
      return [
        [`${kind} for ${days} days`, { kind, day: addDays(now, days) }, {}, undefined],
        [`${kind} for a day more`, { kind, day: addDays(now, days + 1) }, {}, 'tooLong'],
      ]
    },
  ),
  ['of this device’s pass', {}, holding('gold_monthly'), undefined],
  ['of another pass', {}, holding('silver_weekly'), 'replaced'],
  ['of an earlier pass', {}, holding('gold_monthly', addDays(lastDay, 2)), 'replaced'],
  ['of no pass any more', {}, { member: { id: 'U-1', name: '', pass: null } }, 'replaced'],
  ['of tomorrow', { shown: addDays(now, 1) }, {}, 'ahead'],
  ['for the second time', {}, { checkIns: [checkIn()] }, 'already'],
  ['a day later', {}, { checkIns: [checkIn(at('2026-11-22T08:05'))] }, undefined],
  ['after another member', {}, { checkIns: [checkIn({ memberId: 'U-2' })] }, undefined],
  ['after one of the same tag', {}, { checkIns: [checkIn({ memberId: twin })] }, undefined],
  ['after a stop of a hop', {}, { checkIns: [checkIn({ bookingId: 'HOP-1' })] }, undefined],
  ['of Silver at Gold', silver, atGold, undefined],
  ['of Silver at Gold twice a month', silver, again('2026-11-03'), 'goldUsed'],
  ['of Silver at Gold a month later', silver, again('2026-10-31'), undefined],
  ['of Silver at Silver after Gold', silver, goldCheckIn('2026-11-03'), undefined],
  ['of Gold at Gold again', {}, again('2026-11-20'), undefined],
])('a code %s', (_, changes, desk, reason) => {
  expect(tagOf(twin)).toBe(tagOf('U-1'))
  expect(validate(codesOf(changes).qrText, desk).refusal?.reason).toBe(reason)
})

test('a check-in names member, pass, café and the day’s check-in elsewhere', () => {
  const elsewhere = checkIn({ cafeId: goldCafe.id, cafe: goldCafe.name })
  expect(validate(codesOf().qrText, { checkIns: [elsewhere] })).toMatchObject({
    refusal: null,
    checkIn: { ...aanya, passId: 'gold_monthly', cafeId: 'khidki-coffee', at: now.toISOString() },
    earlier: elsewhere,
  })
})

test('a photograph of a code is refused in the same minute of a later cycle', () => {
  const { qrText, shortCode } = codesOf()
  for (const text of [qrText, shortCode])
    expect(validate(text, {}, addHours(now, 32_768 / 60)).refusal).toEqual({
      reason: 'stale',
      date: now,
    })
})

test('a typed code is accepted once and names a member who was here before', () => {
  const { qrText, shortCode } = codesOf()
  const first = validate(shortCode)
  expect(first).toMatchObject({ checkIn: { name: '' }, refusal: null })
  for (const text of [shortCode, qrText])
    expect(validate(text, { checkIns: [first.checkIn] }).refusal?.reason).toBe('already')
  const before = [checkIn(at('2026-11-14T08:05'))]
  expect(validate(shortCode, { checkIns: before })).toMatchObject({ checkIn: aanya })
})

test.each<[string, Date | null, Partial<Desk>, string | undefined]>([
  ['on its day', now, {}, undefined],
  ['without a day', null, {}, undefined],
  ['a day early', addDays(now, 1), {}, 'early'],
  ['a day late', addDays(now, -1), {}, 'expired'],
  ['at a café that is not a stop', now, { cafe: goldCafe }, 'otherRoute'],
  ['at a stop for the second time', now, { stops: [cafe.id] }, 'already'],
])('a Hopping Pass %s', (_, day, desk, reason) => {
  const result = validate(hopText(day), desk)
  expect(result.refusal?.reason).toBe(reason)
  expect(result.checkIn).toMatchObject({ passId: null, bookingId: 'HOP-B7F2' })
})

test.each([
  ['was Silver then', 'Silver', undefined],
  ['was Gold then', 'Gold', 'goldUsed'],
  ['is Gold, by an earlier release', undefined, 'goldUsed'],
] as const)('a check-in counts as the Gold one by what its café was: %s', (_, passType, reason) => {
  const stay = checkIn({ passId: 'silver_monthly', cafeId: 'lakeside-verandah' })
  const desk = { ...atGold, isGold: () => true, checkIns: [{ ...stay, passType }] }
  const { refusal, checkIn: next } = validate(codesOf(silver).qrText, desk)
  expect(refusal?.reason).toBe(reason)
  expect(next.passType).toBe('Gold')
})
