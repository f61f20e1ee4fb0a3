import { describe, expect, it } from 'vitest'
import {
  countCheck,
  countPlaywright,
  countVitest,
  readSummary,
  sum,
  summaryLine,
  summaryText,
  trusted,
} from './test-summary'

describe('the summary line', () => {
  it('contains passed and failed', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  })

  it('contains skipped only if there are any', () => {
    expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe(
      '12 passed, 1 failed, 2 skipped',
    )
  })

  it('is the sum of all steps', () => {
    const unit = { passed: 5, failed: 1, skipped: 1 }
    expect(sum([countCheck('Types', 0), countCheck('Lint', 1), unit])).toEqual({
      passed: 6,
      failed: 2,
      skipped: 1,
      failures: ['Lint'],
    })
  })
})

describe('the summary of a run', () => {
  it.each([
    { passed: 12, failed: 0, skipped: 0, failures: [] },
    { passed: 12, failed: 2, skipped: 2, failures: ['a.test.ts › adds up\nError\n  at a', 'b'] },
  ])('is read back from the last lines: %o', (counts) => {
    const inner = summaryText({ ...counts, failures: ['c'] })
    expect(readSummary(`${inner}\nRunning …\n${summaryText(counts)}\n`)).toEqual(counts)
  })

  it('of an interrupted run is one failure', () => {
    expect(readSummary('12 passed, 0 failed\nTerminated\n')).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
  })
})

describe('the report of a runner', () => {
  it('of unit tests counts pending and todo tests as skipped', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }
    expect(countVitest(report)).toMatchObject({ passed: 7, failed: 2, skipped: 2 })
  })

  it('names the unit tests that failed, and why', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a' },
      {
        status: 'failed',
        fullName: 'b',
        failureMessages: ['\u001b[31mError: c\u001b[0m\n\n    at a.ts:1'],
      },
    ]
    const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }
    const testResults = [{ name: 'x.test.ts', assertionResults }]
    expect(countVitest({ ...report, testResults }).failures).toEqual(['x.test.ts › b\nError: c'])
  })

  it('names the end-to-end tests that failed, and why', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
    const tests = [{ results: [{ error: { message: 'Error: c' } }] }]
    const inner = { specs: [{ title: 'b', file: 'x.e2e.ts', ok: false, tests }] }
    const suites = [{ specs: [{ title: 'a', file: 'x.e2e.ts', ok: true }], suites: [inner] }]
    expect(countPlaywright({ stats, suites }).failures).toEqual(['x.e2e.ts › b\nError: c'])
  })

  it('of end-to-end tests counts a flaky test as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }
    expect(countPlaywright({ stats })).toMatchObject({ passed: 4, failed: 2, skipped: 3 })
  })

  it('counts as a failure if it is missing', () => {
    expect(trusted(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('counts as a failure if nothing ran', () => {
    expect(trusted({ passed: 0, failed: 0, skipped: 4 }, 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 4,
    })
  })

  it('counts as a failure if all tests passed but the runner failed', () => {
    const counts = { passed: 9, failed: 0, skipped: 0 }
    expect(trusted(counts, 1)).toEqual({ ...counts, failed: 1 })
    expect(trusted(counts, 0)).toEqual(counts)
  })
})
