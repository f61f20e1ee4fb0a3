import fc from 'fast-check'
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

test('the total is guests × package + add-ons, for every package and combination of add-ons', () => {
  const combinations = Array.from({ length: 2 ** addOns.length }, (_, bits) =>
    addOns.filter((_, index) => (bits >> index) & 1),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (guests) => {
      for (const { price } of packages)
        for (const chosen of combinations) {
          let addOnsTotal = 0
          for (const addOn of chosen) addOnsTotal += addOn.price
          expect(estimatedTotal({ guests, packagePrice: price, addOns: chosen })).toBe(
            price * guests + addOnsTotal,
          )
        }
    }),
    { numRuns: 60 },
  )
})
