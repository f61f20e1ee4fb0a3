/** The number of tests of a run by outcome. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** The titles of failed tests, if they could be read. */
  failures?: readonly string[]
}

export interface VitestReport {
  testResults?: readonly {
    name: string
    assertionResults: readonly { status: string; fullName: string }[]
  }[]
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

interface PlaywrightSuite {
  specs: readonly { title: string; file: string; ok: boolean }[]
  suites?: readonly PlaywrightSuite[]
}

export interface PlaywrightReport {
  suites?: readonly PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const failedUnits = ({ testResults = [] }: VitestReport) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name} › ${fullName}`),
  )

const failedSpecs = (suites: readonly PlaywrightSuite[] = []): string[] =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...failedSpecs(inner),
  ])

export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: failedUnits(report),
})

/** Counts flaky tests, which only retries produce, as failed. */
export const countPlaywright = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  failures: failedSpecs(suites),
})

/** A check that passes or fails as a whole. */
export const countCheck = (title: string, code: number): Counts =>
  code === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, failures: [title] }

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

export function sum(all: readonly Counts[]): Required<Counts> {
  const total = {
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: all.flatMap((one) => one.failures ?? []),
  }
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

/** The titles of the failed tests, a line each, and the summary line. */
export const summaryText = (counts: Counts) =>
  [...(counts.failures ?? []).map((title) => `failed: ${title}`), summaryLine(counts)].join('\n')

/** Reads the end of a run's output; a run without a summary line counts as one failure. */
export function readSummary(output: string): Counts {
  const lines = output.trimEnd().split('\n')
  const last = lines.at(-1) ?? ''
  const [, passed, failed, skipped = 0] =
    /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(last) ?? []
  if (passed === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const failures = lines.flatMap((line) => /^failed: (.*)/.exec(line)?.[1] ?? [])
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped), failures }
}
