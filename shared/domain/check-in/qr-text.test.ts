import { describe, expect, it } from 'vitest'
import { hopQrText, parseCode, passCodes } from './qr-text'
import { groupCode, minuteOf, tagOf } from './short-code'

const now = new Date('2026-11-23T09:30+05:30')
const day = new Date('2026-12-20T00:00+05:30')
const member = { memberId: 'U-4F7K2Q9Z', name: 'Aanya Rao', now }
const gold = { ...member, kind: 'gold_monthly', day } as const

describe('the code of a pass', () => {
  it('names the member and the pass, and is read back', () => {
    const { qrText } = passCodes(gold)
    expect(qrText).toMatch(/^BAITHAK\/1\/U-4F7K2Q9Z\/GOLD-MONTHLY\/[0-9A-Z]{12}\/QWFueWEgUmFv$/)
    expect(parseCode(qrText, now)).toEqual({
      kind: 'gold_monthly',
      day,
      minute: minuteOf(now),
      tag: tagOf('U-4F7K2Q9Z'),
      memberId: 'U-4F7K2Q9Z',
      name: 'Aanya Rao',
      hop: undefined,
    })
  })

  it('is typed as twelve characters, which name nobody', () => {
    const typed = parseCode(groupCode(passCodes(gold).shortCode), now)
    expect(typed).toMatchObject({ kind: 'gold_monthly', day, name: '' })
    expect(typed?.memberId).toBeUndefined()
  })

  it.each(['आन्या', 'Zoë 😀', '', 'A/B+C'])('contains the name %s', (name) => {
    expect(parseCode(passCodes({ ...gold, name }).qrText, now)?.name).toBe(name)
  })

  it('cuts a long name between two letters', () => {
    const name = 'वेंकटनरसिंहराजुवारिपेटा'
    const read = parseCode(passCodes({ ...gold, name }).qrText, now)?.name ?? ''
    expect(read.length).toBe(10)
    expect(name.startsWith(read)).toBe(true)
  })

  it('without a pass it says NONE, and has no day', () => {
    const { qrText } = passCodes({ ...member, kind: 'none', day: null })
    expect(qrText).toContain('/NONE/')
    expect(parseCode(qrText, now)).toMatchObject({ kind: 'none', day: null })
  })
})

it('the code of a Hopping Pass contains the printed code, the booking and the stops', () => {
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

describe('a hostile code', () => {
  const encoded = (name: string) => Buffer.from(name).toString('base64url')

  it('brings no more of a name than a code of ours has', () => {
    const parts = passCodes(gold).qrText.split('/')
    const text = [...parts.slice(0, -1), encoded('अ'.repeat(1000))].join('/')
    expect(parseCode(text, now)?.name).toBe('अ'.repeat(10))
  })

  it.each([
    [64, true],
    [65, false],
  ])('with a booking id of %d characters is read: %s', (length, isRead) => {
    const bookingId = 'B'.repeat(length)
    const hop = { bookingId, printedCode: '', day, stopIds: [] }
    expect(parseCode(hopQrText({ ...member, ...hop }), now) !== undefined).toBe(isRead)
  })
})

describe('a hostile code', () => {
  const encoded = (name: string) => Buffer.from(name).toString('base64url')

  it('brings no more of a name than a code of ours has', () => {
    const parts = passCodes(gold).qrText.split('/')
    const text = [...parts.slice(0, -1), encoded('अ'.repeat(1000))].join('/')
    expect(parseCode(text, now)?.name).toBe('अ'.repeat(10))
  })

  it.each([
    [64, true],
    [65, false],
  ])('with a booking id of %d characters is read: %s', (length, isRead) => {
    const bookingId = 'B'.repeat(length)
    const hop = { bookingId, printedCode: '', day, stopIds: [] }
    expect(parseCode(hopQrText({ ...member, ...hop }), now) !== undefined).toBe(isRead)
  })
})

const { qrText } = passCodes(gold)
it.each([
  'https://example.in/',
  '',
  'BAITHAK/1/U-4F7K2Q9Z/GOLD-MONTHLY/20261123',
  'BAITHAK/1',
  'BAITHAK/1/%/HOP/0/',
  qrText.replace('GOLD', 'SILVER'),
  qrText.replace('U-4F7K2Q9Z', 'U-00000000'),
  qrText.replace('/1/', '/2/'),
])('%j is no check-in code', (text) => {
  expect(parseCode(text, now)).toBeUndefined()
})
