import { expect, it } from 'vitest'
import { countStep } from './run-checks'

const playwright = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } }
const vitest = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }
const noTests = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 4 } }

it.each([
  ['a command that succeeds', 0, undefined, [1, 0, 0]],
  ['a command that fails', 2, undefined, [0, 1, 0]],
  ['a command that is killed', null, undefined, [0, 1, 0]],
  ['end-to-end tests', 1, playwright, [3, 2, 2]],
  ['unit tests', 1, vitest, [5, 2, 2]],
  ['a run that crashes although its tests pass', 1, { ...vitest, numFailedTests: 0 }, [5, 1, 2]],
  ['a run without a test', 0, noTests, [0, 1, 4]],
])('the counts of %s', (_, code, report, [passed, failed, skipped]) =>
  expect(countStep(code, report)).toEqual({ passed, failed, skipped }),
)
