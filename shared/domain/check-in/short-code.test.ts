import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeShortCode, encodeShortCode, groupCode, minuteOf, tagOf } from './short-code'

const now = new Date('2026-11-23T09:30+05:30')
const gold = {
  kind: 'gold_monthly',
  day: new Date('2026-12-20T00:00+05:30'),
  minute: minuteOf(now),
  tag: tagOf('U-4F7K2Q9Z'),
} as const

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
      fc.property(someContent, someMinute, fc.string(), ([kind, day], offset, id) => {
        const content = { kind, day, minute: minuteOf(now) + offset, tag: tagOf(id) } as const
        // Of 1,024 check values one is that of a nearer cycle.
        const { minute, ...read } = decodeShortCode(encodeShortCode(content), now) ?? { minute: 0 }
        expect({ ...read, minute: content.minute }).toEqual(content)
        expect((content.minute - minute) % 32_768).toBe(0)
      }),
    )
  })

  it('is read in any case, with separators, and with O, I and L typed for digits', () => {
    const code = encodeShortCode({ ...gold, tag: '0011' })
    const typed = ` ${groupCode(code).toLowerCase()} `.replaceAll('0', 'o').replace('11', 'il')
    expect(decodeShortCode(typed, now)).toEqual({ ...gold, tag: '0011' })
  })

  it.each([0, 5, 11])('with character %i mistyped, it is no code', (index) => {
    const code = encodeShortCode(gold)
    const typed = code.slice(0, index) + (code[index] === '7' ? '8' : '7') + code.slice(index + 1)
    expect(decodeShortCode(typed, now)).toBeUndefined()
  })

  it.each(['', 'HOP-B7F2-0612', 'K7Q2M9XD4HTB7', 'पास'])('%j is no code', (text) => {
    expect(decodeShortCode(text, now)).toBeUndefined()
  })
})
