import { expect, test } from 'vitest'
import { addOns, estimatedTotal, packages } from '../model/offers'
import { chairCount, maxGuests } from './guest-table'

test('the total is exact up to the largest number of guests', () => {
  for (const { price } of packages) {
    const total = estimatedTotal({ guests: maxGuests, packagePrice: price, addOns })
    expect(Number.isSafeInteger(total * 100)).toBe(true)
    expect(BigInt(total)).toBe(BigInt(maxGuests) * BigInt(price) + 10_000n)
  }
})

test('the table has a chair for each guest, up to twelve', () => {
  expect([1, 2, 10, 12, 13, 999_999].map(chairCount)).toEqual([1, 2, 10, 12, 12, 12])
})
