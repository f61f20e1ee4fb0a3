import { expect, test } from 'vitest'
import { addOns, estimatedTotal, packages } from './offers'

test('packages and add-ons have the specified prices', () => {
  expect(packages.map(({ name, price }) => [name, price])).toEqual([
    ['Per-Head Party', 799],
    ['Buffet Bliss', 999],
  ])
  expect(addOns.map(({ name, price }) => [name, price])).toEqual([
    ['Decorations', 2000],
    ['Music System', 3000],
    ['Smoke Machine', 1500],
    ['Custom Cake', 2500],
    ['AV Setup', 1000],
  ])
})

test('ten guests at Buffet Bliss with decorations, music and a cake cost ₹17,490', () => {
  const chosen = addOns.filter(({ id }) => ['decorations', 'music', 'cake'].includes(id))
  expect(estimatedTotal({ guests: 10, packagePrice: 999, addOns: chosen })).toBe(17490)
})
