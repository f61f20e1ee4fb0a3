import { describe, expect, it } from 'vitest'
import { clampInteger } from './clamp-integer'

describe('a typed number', () => {
  it.each([
    ['12', 12],
    ['२५', 25],
    ['', undefined],
    ['abc', undefined],
    ['12.5', 12],
    ['12,5', 12],
    ['10.00', 10],
    ['10.', 10],
    ['1e2', 100],
    ['1.5e2', 150],
    ['1e9', 500],
    ['1e', 1],
    ['4,50', 4],
    ['12-15', 12],
    ['about 20 guests', 20],
    ['۱۲٫۵', 12],
    ['-5', 5],
    ['0', 1],
    ['99999999999999999999999', 500],
  ])('%o counts as %o between 1 and 500', (typed, expected) => {
    expect(clampInteger(typed, 1, 500)).toBe(expected)
  })
})

it.each([
  ['1,000', 1000],
  ['1,00,000', 100_000],
  ['1 000', 1000],
  ['१,०००', 1000],
  ['1e400', 1_000_000],
])('%o with groups counts as %i', (typed, expected) => {
  expect(clampInteger(typed, 1, 1_000_000)).toBe(expected)
})
