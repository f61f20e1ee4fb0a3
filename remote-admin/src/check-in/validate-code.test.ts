import type { PassId, Visit } from '@baithak/domain'
import { hopQrText, parseCode, passCodes, type ScannedCode, tagOf } from '@baithak/domain/check-in'
import { addDays, addHours } from '@baithak/domain/indian-time'
import { describe, expect, test } from 'vitest'
import { validateCode } from './validate-code'

type Desk = Parameters<typeof validateCode>[1]

const now = new Date('2026-11-23T09:30+05:30')
const lastDay = new Date('2026-12-20T00:00+05:30')
const cafe = { id: 'khidki-coffee', name: 'Khidki Coffee' }
const goldCafe = { id: 'dabara-house', name: 'Dabara House' }
const emptyDesk: Desk = {
  cafe,
  isGold: (id) => id === goldCafe.id,
  visits: [],
  member: { id: 'GUEST', name: '', pass: null },
  stops: [],
}
const at = { now, visitId: 'V-1' }
const aanya = { memberId: 'U-1', name: 'Aanya Rao' }

interface Changes {
  kind?: PassId | 'none'
  day?: Date | null
  shown?: Date
}
const codesOf = ({ kind = 'gold_monthly', day = lastDay, shown = now }: Changes = {}) =>
  passCodes({ ...aanya, kind, day, now: shown })
function parse(text: string): ScannedCode {
  const code = parseCode(text, now)
  if (!code) throw new Error(`${text} is no code`)
  return code
}
const validate = (changes: Changes = {}, desk: Partial<Desk> = {}) =>
  validateCode(parse(codesOf(changes).qrText), { ...emptyDesk, ...desk }, at)
const visit = (changes: Partial<Visit> = {}): Visit => ({
  id: '1',
  ...aanya,
  passId: 'gold_monthly',
  cafeId: cafe.id,
  cafe: cafe.name,
  at: new Date('2026-11-23T08:05+05:30').toISOString(),
  ...changes,
})

describe('a pass', () => {
  test('is accepted with a visit that names member, pass and café', () => {
    expect(validate()).toMatchObject({
      name: 'Aanya Rao',
      refusal: null,
      visit: { ...aanya, passId: 'gold_monthly', cafeId: 'khidki-coffee', at: now.toISOString() },
      earlier: undefined,
    })
  })

  test.each([
    [-2, 'stale'],
    [-1, undefined],
    [0, undefined],
    [2, undefined],
    [3, 'stale'],
    [24 * 60, 'stale'],
  ])('with a code of %i minutes ago: %s', (minutes, reason) => {
    expect(validate({ shown: addHours(now, -minutes / 60) }).refusal?.reason).toBe(reason)
  })

  test('is valid through its last day', () => {
    expect(validate({ day: now }).refusal).toBeNull()
    expect(validate({ day: addDays(now, -1) }).refusal?.reason).toBe('expired')
  })

  test.each([
    ['gold_weekly', 7],
    ['silver_weekly', 7],
    ['gold_monthly', 31],
    ['silver_monthly', 31],
  ] as const)('%s lasts %i days at most', (kind, days) => {
    expect(validate({ kind, day: addDays(now, days) }).refusal).toBeNull()
    expect(validate({ kind, day: addDays(now, days + 1) }).refusal).toMatchObject({
      reason: 'tooLong',
    })
  })

  test('is refused when a photograph of its code is shown in the same minute of a later cycle', () => {
    const { qrText, shortCode } = codesOf()
    const later = addHours(now, 32_768 / 60)
    for (const text of [qrText, shortCode]) {
      const photograph = parseCode(text, later) as ScannedCode
      expect(validateCode(photograph, emptyDesk, { now: later, visitId: 'V-1' }).refusal).toEqual({
        reason: 'stale',
        date: now,
      })
    }
  })

  test('is required', () => {
    expect(validate({ kind: 'none', day: null }).refusal?.reason).toBe('noPass')
  })

  test('of this device’s member is refused once another one has replaced it', () => {
    const dates = { purchaseDate: now.toISOString(), expiryDate: lastDay.toISOString() }
    const holding = (passId: PassId) => ({
      member: { id: aanya.memberId, name: '', pass: { passId, ...dates } },
    })
    expect(validate({}, holding('gold_monthly')).refusal).toBeNull()
    expect(validate({}, holding('silver_weekly')).refusal?.reason).toBe('replaced')
    expect(validate({ day: addDays(lastDay, 2) }, holding('gold_monthly')).refusal?.reason).toBe(
      'replaced',
    )
    expect(
      validate({}, { member: { id: aanya.memberId, name: '', pass: null } }).refusal?.reason,
    ).toBe('replaced')
  })

  test('is used once a day at each café', () => {
    expect(validate({}, { visits: [visit()] }).refusal).toEqual({
      reason: 'already',
      date: new Date('2026-11-23T08:05+05:30'),
    })
    const yesterday = visit({ at: addDays(now, -1).toISOString() })
    expect(validate({}, { visits: [yesterday] })).toMatchObject({
      refusal: null,
      earlier: undefined,
    })
    expect(validate({}, { visits: [visit({ memberId: 'U-2' })] }).refusal).toBeNull()
    // Another id with the same tag.
    const twin = 'U-3648446'
    expect(tagOf(twin)).toBe(tagOf('U-1'))
    expect(validate({}, { visits: [visit({ memberId: twin })] }).refusal).toBeNull()
  })

  test('reports an earlier visit of the day elsewhere', () => {
    const elsewhere = visit({ cafeId: goldCafe.id, cafe: goldCafe.name })
    expect(validate({}, { visits: [elsewhere] })).toMatchObject({
      refusal: null,
      earlier: elsewhere,
    })
  })

  test('of Silver opens a Gold café once a month', () => {
    const silver = { kind: 'silver_monthly', day: lastDay } as const
    const goldVisit = visit({ passId: 'silver_monthly', cafeId: goldCafe.id })
    const reasonAt = (deskCafe: typeof cafe, at: Date) =>
      validate(silver, { cafe: deskCafe, visits: [{ ...goldVisit, at: at.toISOString() }] }).refusal
        ?.reason
    expect(validate(silver, { cafe: goldCafe }).refusal).toBeNull()
    expect(reasonAt(goldCafe, new Date('2026-11-03T00:00+05:30'))).toBe('goldUsed')
    expect(reasonAt(goldCafe, new Date('2026-10-31T00:00+05:30'))).toBeUndefined()
    expect(reasonAt(cafe, new Date('2026-11-03T00:00+05:30'))).toBeUndefined()
    expect(
      validate(
        {},
        {
          cafe: goldCafe,
          visits: [visit({ cafeId: goldCafe.id, at: addDays(now, -3).toISOString() })],
        },
      ).refusal,
    ).toBeNull()
  })
})

describe('a typed code', () => {
  const typed = parse(codesOf().shortCode)

  test('of an unknown member is accepted without a name, once', () => {
    const first = validateCode(typed, emptyDesk, at)
    expect(first).toMatchObject({ name: '', refusal: null })
    const again = validateCode(typed, { ...emptyDesk, visits: [first.visit] }, at)
    expect(again.refusal?.reason).toBe('already')
    expect(validate({}, { visits: [first.visit] }).refusal?.reason).toBe('already')
  })

  test('names a member who was here before', () => {
    const visits = [visit({ at: addDays(now, -9).toISOString() })]
    expect(validateCode(typed, { ...emptyDesk, visits }, at)).toMatchObject({
      name: 'Aanya Rao',
      visit: { memberId: 'U-1' },
    })
  })
})

describe('a Hopping Pass', () => {
  const validateHop = (day: Date | null, desk: Partial<Desk> = {}) => {
    const text = hopQrText({
      ...aanya,
      now,
      day,
      bookingId: 'HOP-B7F2',
      printedCode: 'HOP-B7F2-2311',
      stopIds: [cafe.id, 'tulsi-courtyard'],
    })
    return validateCode(parse(text), { ...emptyDesk, ...desk }, at)
  }

  test('is accepted at its stops on its day', () => {
    expect(validateHop(now)).toMatchObject({
      refusal: null,
      visit: { passId: null, bookingId: 'HOP-B7F2' },
    })
    expect(validateHop(null).refusal).toBeNull()
    expect(validateHop(addDays(now, 1)).refusal?.reason).toBe('early')
    expect(validateHop(addDays(now, -1)).refusal?.reason).toBe('expired')
    expect(validateHop(now, { cafe: goldCafe }).refusal?.reason).toBe('otherRoute')
  })

  test('checks each café in once', () => {
    expect(validateHop(now, { stops: [cafe.id] }).refusal?.reason).toBe('already')
  })

  test('does not use up the day’s visit of a pass', () => {
    const { visit: hopVisit } = validateHop(now)
    expect(validate({}, { visits: [hopVisit] }).refusal).toBeNull()
  })
})
