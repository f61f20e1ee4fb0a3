import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { drawQr, finderSize } from './qr-drawing'

it('draws every dark module of the code, and leaves light ones round it for the scanner', () => {
  const text = 'BAITHAK/1/U-4F7K2Q9Z/GOLD-MONTHLY/20261121'
  const { size, modules, finders } = drawQr(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const { x, y } of modules) (drawn[y] ?? [])[x] = true
  for (const { x, y } of finders)
    for (let row = 0; row < finderSize; row++)
      for (let column = 0; column < finderSize; column++) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3))
        if (ring !== 2) (drawn[y + row] ?? [])[x + column] = true
      }
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
})
