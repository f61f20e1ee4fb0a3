import { describe, expect, it } from 'vitest'
import {
  countCheck,
  countPlaywright,
  countVitest,
  readSummary,
  sum,
  summaryLine,
  trusted,
} from './test-summary'

describe('the last line of the tests', () => {
  it('tells passed and failed', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  })

  it('tells skipped only when there are some', () => {
    expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe(
      '12 passed, 1 failed, 2 skipped',
    )
  })

  it('adds up every step', () => {
    const unit = { passed: 5, failed: 1, skipped: 1 }
    expect(sum([countCheck(0), countCheck(1), unit])).toEqual({ passed: 6, failed: 2, skipped: 1 })
  })
})

describe('the tally of a run', () => {
  it.each([
    { passed: 12, failed: 0, skipped: 0 },
    { passed: 12, failed: 1, skipped: 2 },
  ])('is read back from the last line: %o', (counts) => {
    expect(readSummary(`Running …\n${summaryLine(counts)}\n`)).toEqual(counts)
  })

  it('that was cut short is one failure', () => {
    expect(readSummary('12 passed, 0 failed\nTerminated\n')).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
  })
})

describe("the runners' reports", () => {
  it('of the unit tests count what is pending or still to do as skipped', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }
    expect(countVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  it('of the end-to-end tests count a test that failed once as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }
    expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 2, skipped: 3 })
  })

  it('are a failure when there is none', () => {
    expect(trusted(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('are a failure when nothing ran', () => {
    expect(trusted({ passed: 0, failed: 0, skipped: 4 }, 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 4,
    })
  })

  it('are not believed when all passed but the runner gave up', () => {
    const counts = { passed: 9, failed: 0, skipped: 0 }
    expect(trusted(counts, 1)).toEqual({ ...counts, failed: 1 })
    expect(trusted(counts, 0)).toEqual(counts)
  })
})
