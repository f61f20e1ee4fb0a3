/** The number of tests of a run by outcome. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
})

/** Counts flaky tests, which only retries produce, as failed. */
export const countPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
})

/** A check that passes or fails as a whole. */
export const countCheck = (code: number): Counts => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
})

/**
 * Validates a runner's counts: a missing report, a run without tests, and a runner that failed although all of its tests
 * passed are failures.
 */
export function trusted(counts: Counts | undefined, code: number): Counts {
  if (!counts || counts.passed + counts.failed === 0) {
    return { passed: 0, failed: 1, skipped: counts?.skipped ?? 0 }
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export function sum(all: readonly Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const counts of all) {
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
  }
  return total
}

export function summaryLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/** Reads the summary line of a run's output; a run without one counts as one failure. */
export function readSummary(output: string): Counts {
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  const [, passed, failed, skipped = 0] =
    /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(last) ?? []
  if (passed === undefined) return { passed: 0, failed: 1, skipped: 0 }
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
}
