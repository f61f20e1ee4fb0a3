import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const annotationType = 'attack'

/** How many cases of one area a test ran, and how many the app survived. */
interface AttackCount {
  area: string
  cases: number
  survived: number
}

/** Adds a test's count to the table of attacks. */
export const attackCount = (count: AttackCount) => ({
  type: annotationType,
  description: JSON.stringify(count),
})

/** The table of attacks by area, with a total. */
function attackTable(counts: readonly AttackCount[]): string {
  const areas = [...new Set(counts.map(({ area }) => area))]
  const sum = (key: 'cases' | 'survived', area?: string) =>
    counts
      .filter((count) => area === undefined || count.area === area)
      .reduce((total, count) => total + count[key], 0)
  const line = (area: string, cases: number | string, survived: number | string) =>
    `${area.padEnd(10)}${String(cases).padStart(7)}${String(survived).padStart(10)}`
  return [
    line('Attacks', 'cases', 'survived'),
    ...areas.map((area) => line(area, sum('cases', area), sum('survived', area))),
    line('total', sum('cases'), sum('survived')),
  ].join('\n')
}

const countsOf = ({ annotations }: TestResult): AttackCount[] =>
  annotations.flatMap(({ type, description = '' }) =>
    type === annotationType ? [JSON.parse(description) as AttackCount] : [],
  )

// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class AttackReporter implements Reporter {
  private readonly counts: AttackCount[] = []

  onTestEnd(_test: TestCase, result: TestResult) {
    this.counts.push(...countsOf(result))
  }

  onEnd() {
    if (this.counts.length > 0) console.log(`\n${attackTable(this.counts)}`)
  }

  printsToStdio() {
    return false
  }
}
