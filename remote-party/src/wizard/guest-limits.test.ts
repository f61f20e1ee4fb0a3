import { expect, test } from 'vitest'
import { estimatedTotal } from '../model/estimated-total'
import { addOns, packages } from '../model/offers'
import { chairsFor, mostGuests } from './guest-limits'

test('however many guests are asked for, the total is exact', () => {
  for (const { price } of packages) {
    const total = estimatedTotal({ guests: mostGuests, packagePrice: price, addOns })
    expect(Number.isSafeInteger(total * 100)).toBe(true)
    expect(BigInt(total)).toBe(BigInt(mostGuests) * BigInt(price) + 10_000n)
  }
})

test('as many chairs stand at the table as there are guests, up to twelve', () => {
  expect([1, 2, 10, 12, 13, 999_999].map(chairsFor)).toEqual([1, 2, 10, 12, 12, 12])
})
