import { stripVTControlCharacters } from 'node:util'

/** The number of tests of a run by outcome. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** The failed tests, if they could be read: the title of each, and the first lines of its error below it. */
  failures?: readonly string[]
}

const maxErrorLines = 12

/** Without the stack. */
const failureOf = (title: string, error = '') => {
  const lines = stripVTControlCharacters(error).split('\n')
  const message = lines.filter((line) => !/^\s*(?:at .*)?$/.test(line))
  return [title, ...message.slice(0, maxErrorLines)].join('\n')
}

export const titleOf = (failure: string) => failure.split('\n', 1)[0] ?? ''

export interface VitestReport {
  testResults?: readonly {
    name: string
    assertionResults: readonly {
      status: string
      fullName: string
      failureMessages?: readonly string[]
    }[]
  }[]
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

interface PlaywrightSuite {
  specs: readonly {
    title: string
    file: string
    ok: boolean
    tests?: readonly { results: readonly { error?: { message?: string } }[] }[]
  }[]
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
      .map(({ fullName, failureMessages = [] }) =>
        failureOf(`${name} › ${fullName}`, failureMessages[0]),
      ),
  )

const failedSpecs = (suites: readonly PlaywrightSuite[] = []): string[] =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests = [] }) =>
        failureOf(`${file} › ${title}`, tests[0]?.results.at(-1)?.error?.message),
      ),
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
export const countCheck = (title: string, code: number, error?: string): Counts =>
  code === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, failures: [failureOf(title, error)] }

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

/** The failed tests and the summary line, which is the last. */
export const summaryText = (counts: Counts) =>
  [
    ...(counts.failures ?? []).map((failure) => `failed: ${failure.replaceAll('\n', '\n  ')}`),
    summaryLine(counts),
  ].join('\n')

/** Reads the end of a run's output; a run without a summary line counts as one failure. */
export function readSummary(output: string): Counts {
  const lines = output.trimEnd().split('\n')
  const [, passed, failed, skipped = 0] =
    /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(lines.pop() ?? '') ?? []
  if (passed === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const failures: string[] = []
  let error: string[] = []
  for (const line of lines.toReversed()) {
    const title = /^failed: (.*)/.exec(line)?.[1]
    if (title !== undefined) {
      failures.unshift([title, ...error].join('\n'))
      error = []
    } else if (line.startsWith('  ')) error.unshift(line.slice(2))
    else break
  }
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped), failures }
}
