import { expect, it } from 'vitest'
import { slideClass } from './slide-class'

it('a later step or tab slides forward, an earlier one back', () => {
  expect(slideClass(0, 1)).toBe('slide-forward')
  expect(slideClass(3, 2)).toBe('slide-back')
})

it('the first one slides forward', () => {
  expect(slideClass(undefined, 0)).toBe('slide-forward')
})
