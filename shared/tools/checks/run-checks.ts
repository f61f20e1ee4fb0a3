import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { parseCommandLine, runProgram, UsageError } from '../process/run-program'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface Report {
  /** Of Playwright. */
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
  /** Of vitest. */
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
}

/**
 * What a step says: the tests of its report, or itself as one. It counts as failed too when it ends with an error
 * although no test failed, and when no test ran.
 */
export function countStep(code: number | null, report?: Report): Counts {
  const { stats, numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report ?? {}
  const passed = report ? (stats?.expected ?? numPassedTests) : Number(code === 0)
  const failed = stats ? stats.unexpected + stats.flaky : numFailedTests
  return {
    passed,
    failed: code === 0 && passed > 0 ? failed : Math.max(1, failed),
    skipped: stats?.skipped ?? numPendingTests + (report?.numTodoTests ?? 0),
  }
}

const line = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`

function run(step: string): Counts {
  console.log(`\n── ${step} ${'─'.repeat(60 - step.length)}`)
  const report = join(repositoryRoot, `test-results/${step.split(':')[0]}.json`)
  rmSync(report, { force: true })
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' })
  try {
    return countStep(status, JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return countStep(status)
  }
}

const steps = Object.keys(
  JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')).scripts,
)
const usage = `tsx shared/tools/checks/run-checks.ts <step> …

Runs npm scripts one after the other, also after a failure, and counts their tests: ${steps.join(', ')}.`

async function main(args: readonly string[]) {
  const { positionals } = parseCommandLine(args, {}, steps.length)
  const unknown = positionals.find((step) => !steps.includes(step))
  if (unknown !== undefined) throw new UsageError(`Unknown step "${unknown}".`)
  const counts = positionals.map((step) => ({ step, ...run(step) }))
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  console.log(`\n${counts.map((count) => `${count.step}: ${line(count)}`).join('\n')}`)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(line(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}

await runProgram(import.meta.url, usage, main)
