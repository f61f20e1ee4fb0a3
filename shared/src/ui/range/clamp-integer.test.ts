import { describe, expect, it } from 'vitest'
import { clampInteger } from './clamp-integer'

describe('a typed number', () => {
  it.each([
    ['12', 12],
    ['२५', 25],
    ['', undefined],
    ['abc', undefined],
    ['1e9', 19],
    ['-5', 5],
    ['0', 1],
    ['99999999999999999999999', 500],
  ])('%o counts as %o between 1 and 500', (typed, expected) => {
    expect(clampInteger(typed, 1, 500)).toBe(expected)
  })
})
