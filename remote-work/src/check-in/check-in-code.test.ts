import { drawQr, type QrDrawing, quietZone } from '@baithak/shared/qr'
import type { PassId } from '@baithak/shared/storage'
import { format } from 'date-fns'
import fc from 'fast-check'
import decode from 'jsqr'
import { describe, expect, it } from 'vitest'
import { checkInCode } from './check-in-code'

const day = new Date(2026, 10, 21, 23, 59)

/** Photographs the drawing: `scale` pixels a module. */
function photograph({ size, modules, finders }: QrDrawing, scale: number) {
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  function paint(shade: number, x: number, y: number, width: number, height: number) {
    for (let row = y * scale; row < (y + height) * scale; row += 1) {
      const start = (row * side + x * scale) * 4
      for (let at = start; at < start + width * scale * 4; at += 4)
        pixels.set([shade, shade, shade], at)
    }
  }
  for (const { x, y } of modules) paint(20, x, y, 1, 1)
  for (const { x, y } of finders) {
    paint(20, x, y, 7, 7)
    paint(255, x + 1, y + 1, 5, 5)
    paint(20, x + 2, y + 2, 3, 3)
  }
  return decode(pixels, side, side)?.data
}

describe('the check-in code', () => {
  it('names the member, the pass and the day', () => {
    expect(checkInCode({ memberId: 'BTK-4821', passId: 'gold_monthly', day })).toBe(
      'BAITHAK/1/BTK-4821/GOLD-MONTHLY/20261121',
    )
  })

  it('is NONE without a pass', () => {
    expect(checkInCode({ memberId: 'BTK-4821', passId: null, day })).toBe(
      'BAITHAK/1/BTK-4821/NONE/20261121',
    )
  })

  it.each(['', '  ', 'x'.repeat(65)])('takes a member without a usable id for a guest', (id) => {
    expect(checkInCode({ memberId: id, passId: null, day })).toBe('BAITHAK/1/GUEST/NONE/20261121')
  })

  it('scans to the encoded text for any id', () => {
    const someId = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    const somePass = fc.constantFrom<PassId | null>('silver_weekly', 'gold_monthly', null)
    const someDay = fc.date({
      min: new Date(2020, 0, 1),
      max: new Date(2090, 0, 1),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(someId, somePass, someDay, (memberId, passId, date) => {
        const text = checkInCode({ memberId, passId, day: date })
        expect(photograph(drawQr(text), 3)).toBe(text)
        const [, , member = '', pass, when] = text.split('/')
        if (memberId.trim()) expect(decodeURIComponent(member)).toBe(memberId)
        expect(pass).toBe(passId?.replace('_', '-').toUpperCase() ?? 'NONE')
        expect(when).toBe(format(date, 'yyyyMMdd'))
      }),
      { numRuns: 25 },
    )
  })

  it('stays coarse enough for a small phone’s camera', () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const { size } = drawQr(checkInCode({ memberId: id, passId: 'silver_monthly', day }))
    expect(size - 2 * quietZone).toBeLessThanOrEqual(41)
  })

  it('keeps four light modules around it', () => {
    const { modules, finders, size } = drawQr(checkInCode({ memberId: 'A', passId: null, day }))
    for (const { x, y } of [...modules, ...finders]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(quietZone)
      expect(Math.max(x, y)).toBeLessThan(size - quietZone)
    }
  })
})
