import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  /** Written by Playwright. */
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
  /** Written by vitest. */
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
}

/**
 * Counts the tests in the report of a step. A step without a report counts as one test. A step that ends with an error
 * counts at least one failure, and so does a report without a test.
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

/** Runs an npm script. Prints its output at once if it runs alone, else at its end. */
async function run(step: string, isAlone: boolean): Promise<Counts> {
  const title = `\n── ${step} ${'─'.repeat(60 - step.length)}`
  const report = join(repositoryRoot, `test-results/${step.split(':')[0]}.json`)
  rmSync(report, { force: true })
  if (isAlone) console.log(title)
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: isAlone ? 'inherit' : ['inherit', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  const [code] = await once(child, 'close')
  if (!isAlone) console.log(`${title}\n${output.trimEnd()}`)
  try {
    return countStep(code, JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return countStep(code)
  }
}

const scripts = Object.keys(
  JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')).scripts,
)
const usage = `tsx shared/tools/checks/run-checks.ts <step>[,<step>…] …

Runs npm scripts one after the other, or in parallel if a comma is between them. Continues after a failure and counts the
tests. The scripts are ${scripts.join(', ')}.`

async function main(args: readonly string[]) {
  const { positionals } = parseCommandLine(args, {}, scripts.length)
  const groups = positionals.map((group) => group.split(','))
  const unknown = groups.flat().find((step) => !scripts.includes(step))
  if (unknown !== undefined) throw new UsageError(`Unknown step "${unknown}".`)
  const counts: (Counts & { step: string })[] = []
  for (const steps of groups) {
    const isAlone = steps.length === 1
    counts.push(
      ...(await Promise.all(steps.map(async (step) => ({ step, ...(await run(step, isAlone)) })))),
    )
  }
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  console.log(`\n${counts.map((count) => `${count.step}: ${line(count)}`).join('\n')}`)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(line(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}

await runProgram(import.meta.url, usage, main)
