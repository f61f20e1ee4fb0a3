import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeShortCode,
  encodeShortCode,
  groupCode,
  hopQrText,
  minuteOf,
  parseCode,
  passCodes,
  tagOf,
} from './check-in-codes'

const now = new Date('2026-11-23T09:30+05:30')
const day = new Date('2026-12-20T00:00+05:30')
const memberId = 'U-4F7K2Q9Z'
const member = { memberId, name: 'Aanya Rao', now }
const pass = { ...member, kind: 'gold_monthly', day } as const
const gold = { kind: 'gold_monthly', day, minute: minuteOf(now), tag: tagOf(memberId) } as const
const { qrText } = passCodes(pass)

describe('the short code', () => {
  it('has twelve characters that are not mistaken for each other', () => {
    const code = encodeShortCode(gold)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(groupCode(code)).toMatch(/^\w{4}-\w{4}-\w{4}$/)
  })

  it('is read as it was written, for weeks before and after', () => {
    const someDay = fc
      .date({
        min: new Date('2026-01-01T00:00+05:30'),
        max: new Date('2036-01-01T00:00+05:30'),
        noInvalidDate: true,
      })
      .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()))
    const someContent = fc.oneof(
      fc.tuple(fc.constantFrom('silver_weekly', 'gold_monthly'), someDay),
      fc.tuple(fc.constantFrom('none', 'hop'), fc.option(someDay)),
    )
    const someMinute = fc.integer({ min: -49_000, max: 49_000 })
    fc.assert(
      fc.property(someContent, someMinute, fc.string(), ([kind, lastDay], offset, id) => {
        const minute = minuteOf(now) + offset
        const content = { kind, day: lastDay, minute, tag: tagOf(id) } as const
        const read = decodeShortCode(encodeShortCode(content), now)
        expect({ ...read, minute }).toEqual(content)
        // One of 1,024 check values also fits a nearer cycle of minutes.
        expect((minute - (read?.minute ?? 0)) % 32_768).toBe(0)
      }),
    )
  })

  it('is read in any case, with separators, and with O, I and L typed for digits', () => {
    const code = encodeShortCode({ ...gold, tag: '0011' })
    const typed = ` ${groupCode(code).toLowerCase()} `.replaceAll('0', 'o').replace('11', 'il')
    expect(decodeShortCode(typed, now)).toEqual({ ...gold, tag: '0011' })
  })

  it.each([0, 5, 11])('is refused with character %i mistyped', (index) => {
    const code = encodeShortCode(gold)
    const typed = code.slice(0, index) + (code[index] === '7' ? '8' : '7') + code.slice(index + 1)
    expect(decodeShortCode(typed, now)).toBeUndefined()
  })

  it('is typed alone, and then names nobody', () => {
    const typed = parseCode(groupCode(passCodes(pass).shortCode), now)
    expect(typed).toEqual({ ...gold, memberId: undefined, name: '', hop: undefined })
  })
})

describe('the QR code of a pass', () => {
  it('names the member and the pass, and is read back', () => {
    expect(qrText).toMatch(/^BAITHAK\/1\/U-4F7K2Q9Z\/GOLD-MONTHLY\/[0-9A-Z]{12}\/QWFueWEgUmFv$/)
    expect(parseCode(qrText, now)).toEqual({ ...gold, memberId, name: 'Aanya Rao', hop: undefined })
  })

  it.each(['आन्या', 'Zoë 😀', '', 'A/B+C'])('contains the name %s', (name) => {
    expect(parseCode(passCodes({ ...pass, name }).qrText, now)?.name).toBe(name)
  })

  it('cuts a long name between two letters', () => {
    const name = 'वेंकटनरसिंहराजुवारिपेटा'
    const read = parseCode(passCodes({ ...pass, name }).qrText, now)?.name ?? ''
    expect(read.length).toBe(10)
    expect(name.startsWith(read)).toBe(true)
  })

  it('says NONE and has no day if the member has no pass', () => {
    const none = passCodes({ ...member, kind: 'none', day: null }).qrText
    expect(none).toContain('/NONE/')
    expect(parseCode(none, now)).toMatchObject({ kind: 'none', day: null })
  })
})

it('the QR code of a Hopping Pass contains the printed code, the booking and the stops', () => {
  const text = hopQrText({
    ...member,
    bookingId: 'HOP-B7F2',
    printedCode: 'HOP-B7F2-0612',
    day,
    stopIds: ['dabara-house', 'tulsi-courtyard'],
  })
  expect(text).toContain('/HOP-B7F2-0612/')
  expect(parseCode(text, now)).toMatchObject({
    kind: 'hop',
    day,
    name: 'Aanya Rao',
    hop: { bookingId: 'HOP-B7F2', stopTags: [tagOf('dabara-house'), tagOf('tulsi-courtyard')] },
  })
})

it('a name in a hostile code is cut as in a code of the app', () => {
  const name = Buffer.from('अ'.repeat(1000)).toString('base64url')
  const text = [...qrText.split('/').slice(0, -1), name].join('/')
  expect(parseCode(text, now)?.name).toBe('अ'.repeat(10))
})

it.each([
  [64, true],
  [65, false],
])('a code with a booking id of %d characters is read: %s', (length, isRead) => {
  const hop = { bookingId: 'B'.repeat(length), printedCode: '', day, stopIds: [] }
  expect(parseCode(hopQrText({ ...member, ...hop }), now) !== undefined).toBe(isRead)
})

it.each([
  'https://example.in/',
  '',
  'HOP-B7F2-0612',
  'K7Q2M9XD4HTB7',
  'पास',
  'BAITHAK/1/U-4F7K2Q9Z/GOLD-MONTHLY/20261123',
  'BAITHAK/1',
  'BAITHAK/1/%/HOP/0/',
  qrText.replace('GOLD', 'SILVER'),
  qrText.replace(memberId, 'U-00000000'),
  qrText.replace('/1/', '/2/'),
])('%j is not a check-in code', (text) => {
  expect(parseCode(text, now)).toBeUndefined()
})
