import { expect, test } from 'vitest'
import { resolveStep } from './wizard-steps'

test.each([
  [null, 1, 1],
  ['1', 1, 1],
  ['3', 3, 3],
  ['3', 5, 3],
  ['4', 3, 1],
  ['5', 1, 1],
  ['6', 5, 1],
  ['0', 5, 1],
  ['two', 5, 1],
  ['', 5, 1],
  ['2.5', 5, 1],
] as const)(
  'a request for step %j when step %d has been reached opens step %d',
  (requested, furthestReached, step) => {
    expect(resolveStep(requested, furthestReached)).toBe(step)
  },
)
