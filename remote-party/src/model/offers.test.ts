import { expect, test } from 'vitest'
import { addOns, estimatedTotal, maxGuests, packages } from './offers'

test('packages and add-ons have the specified prices', () => {
  expect(packages.map(({ name, price }) => `${name} ${price}`)).toEqual([
    'Per-Head Party 799',
    'Buffet Bliss 999',
  ])
  expect(addOns.map(({ name, price }) => `${name} ${price}`)).toEqual([
    'Decorations 2000',
    'Music System 3000',
    'Smoke Machine 1500',
    'Custom Cake 2500',
    'AV Setup 1000',
  ])
})

test.each(packages)('the total of $name is exact for the largest number of guests', ({ price }) => {
  const total = estimatedTotal({ guests: maxGuests, packagePrice: price, addOns })
  expect(Number.isSafeInteger(total * 100)).toBe(true)
  expect(BigInt(total)).toBe(BigInt(maxGuests) * BigInt(price) + 10_000n)
})
