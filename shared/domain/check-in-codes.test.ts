import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CodeKind, groupCode, hopQrText, parseCode, passCodes, tagOf } from './check-in-codes'

const now = new Date('2026-11-23T09:30+05:30')
const day = new Date('2026-12-20T00:00+05:30')
const memberId = 'U-4F7K2Q9Z'
const member = { memberId, name: 'Aanya Rao', now }
const pass = { ...member, kind: 'gold_monthly', day } as const
const gold = { kind: 'gold_monthly', day, minute: now.getTime() / 60_000, tag: tagOf(memberId) }
const { qrText, shortCode } = passCodes(pass)

test('a short code has twelve characters that are not mistaken for each other', () => {
  expect(shortCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(groupCode(shortCode)).toMatch(/^\w{4}-\w{4}-\w{4}$/)
})

test('a typed code says the pass and its minute, for weeks before and after, and names nobody', () => {
  const someDay = fc
    .integer({ min: 1, max: 3000 })
    .map((days) => new Date(Date.UTC(2026, 0, days) - 5.5 * 3_600_000))
  const someContent: fc.Arbitrary<[CodeKind, Date | null]> = fc.oneof(
    fc.tuple(fc.constantFrom<CodeKind>('silver_weekly', 'gold_monthly'), someDay),
    fc.tuple(fc.constantFrom<CodeKind>('none', 'hop'), fc.option(someDay)),
  )
  const someMinute = fc.integer({ min: -49_000, max: 49_000 })
  fc.assert(
    fc.property(someContent, someMinute, fc.string(), ([kind, lastDay], offset, id) => {
      const shown = new Date(now.getTime() + offset * 60_000)
      const code = passCodes({ memberId: id, name: '', kind, day: lastDay, now: shown })
      const read = parseCode(groupCode(code.shortCode), now)
      expect(read).toMatchObject({ kind, day: lastDay, name: '' })
      expect(read?.memberId).toBeUndefined()
      // One of 1,024 check values also fits a nearer cycle of minutes.
      expect((gold.minute + offset - (read?.minute ?? 0)) % 32_768).toBe(0)
    }),
  )
})

test('a code is read in any case, with separators, and with O, I and L typed for digits', () => {
  const code = passCodes({ ...pass, day: new Date('2026-01-02T00:00+05:30') }).shortCode
  const typed = ` ${groupCode(code).toLowerCase()} `.replaceAll('0', 'o').replaceAll('1', 'l')
  expect(parseCode(typed, now)?.tag).toBe(tagOf(memberId))
  expect(parseCode(typed.replaceAll('l', 'i'), now)?.tag).toBe(tagOf(memberId))
})

test.each([0, 5, 11])('a code is refused with character %i mistyped', (index) => {
  const other = shortCode[index] === '7' ? '8' : '7'
  expect(parseCode(shortCode.slice(0, index) + other + shortCode.slice(index + 1), now)).toBe(
    undefined,
  )
})

test('the QR code of a pass names the member and the pass, and is read back', () => {
  expect(qrText).toMatch(/^BAITHAK\/1\/U-4F7K2Q9Z\/GOLD-MONTHLY\/[0-9A-Z]{12}\/QWFueWEgUmFv$/)
  expect(parseCode(qrText, now)).toEqual({ ...gold, memberId, name: 'Aanya Rao', hop: undefined })
  const none = passCodes({ ...member, kind: 'none', day: null }).qrText
  expect(parseCode(none, now)).toMatchObject({ kind: 'none', day: null })
})

test.each([
  ['आन्या', 'आन्या'],
  ['Zoë 😀', 'Zoë 😀'],
  ['', ''],
  ['A/B+C', 'A/B+C'],
  // Cut between two letters.
  ['वेंकटनरसिंहराजुवारिपेटा', 'वेंकटनरसिं'],
])('the name %s is read as %s', (name, read) => {
  expect(parseCode(passCodes({ ...pass, name }).qrText, now)?.name).toBe(read)
})

test('a name in a hostile code is cut as in a code of the app', () => {
  const name = Buffer.from('अ'.repeat(1000)).toString('base64url')
  const text = [...qrText.split('/').slice(0, -1), name].join('/')
  expect(parseCode(text, now)?.name).toBe('अ'.repeat(10))
})

const hop = { ...member, bookingId: 'HOP-B7F2', printedCode: 'HOP-B7F2-0612', day }

test('the QR code of a Hopping Pass contains the printed code, the booking and the stops', () => {
  const text = hopQrText({ ...hop, stopIds: ['dabara-house', 'tulsi-courtyard'] })
  expect(text).toContain('/HOP-B7F2-0612/')
  expect(parseCode(text, now)).toMatchObject({
    kind: 'hop',
    day,
    name: 'Aanya Rao',
    hop: { bookingId: 'HOP-B7F2', stopTags: [tagOf('dabara-house'), tagOf('tulsi-courtyard')] },
  })
})

test.each([
  [64, true],
  [65, false],
])('a code with a booking id of %d characters is read: %s', (length, isRead) => {
  const text = hopQrText({ ...hop, printedCode: '', bookingId: 'B'.repeat(length), stopIds: [] })
  expect(parseCode(text, now) !== undefined).toBe(isRead)
})

test.each([
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
