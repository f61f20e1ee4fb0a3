import { expect, it } from 'vitest'
import { slideKind } from './slide-kind'

it('a later step or tab slides forward, an earlier one back', () => {
  expect(slideKind(0, 1)).toBe('slide-forward')
  expect(slideKind(3, 2)).toBe('slide-back')
})

it('the first one has come from nowhere', () => {
  expect(slideKind(undefined, 0)).toBe('slide-forward')
})
