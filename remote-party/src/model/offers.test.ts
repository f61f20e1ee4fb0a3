import { expect, test } from 'vitest'
import { addOns, packages } from './offers'

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
