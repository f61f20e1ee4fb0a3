import { parseArgs } from 'node:util'
import { repositoryRoot, repositoryRoot as root } from '@baithak/build/apps'
import { build } from '../build-apps'
import { runCommand } from '../process/run-command'
import { stopSignal } from '../process/stop-signal'
import { readAudit } from './audit-report'
import { runEndToEndTests, runUnitTests } from './run-with-report'
import { testEnvironment } from './test-environment'
import { type Counts, countCheck, sum, summaryText, trusted } from './test-summary'

const { values } = parseArgs({
  options: {
    /** Runs only what may differ between machines: tools, times, formats, and a few specs on the existing builds. */
    smoke: { type: 'boolean', default: false },
  },
})
const smokeUnits = [
  'e2e/',
  'shared/tools',
  'shared/ui/format',
  'remote-party/src/wizard',
  'remote-gig/src/applications',
]
const smokeSpecs = ['first-visit', 'gate', 'across-modes', 'mode-away', 'hosting', 'tools']

const signal = stopSignal()

const printTitle = (title: string) => console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`)

/** Prints the output at the end, because another step may be printing meanwhile. */
async function check(title: string, script: string): Promise<Counts> {
  const { code, output } = await runCommand('npm', ['run', '--silent', script], {
    cwd: root,
    signal,
  })
  printTitle(title)
  console.log(output.trim())
  return countCheck(title, code)
}

function allUnitTests() {
  printTitle('Unit tests')
  return runUnitTests({ args: values.smoke ? smokeUnits : [], signal })
}

/** Builds all apps and checks their budgets. */
async function buildApps(): Promise<Counts> {
  const failure = await build(root, { signal }).catch((error: Error) => error)
  printTitle('Build')
  console.log(failure?.message ?? 'All apps are built.')
  if (failure) return countCheck('Build', 1)
  return check('Budgets of the first screens', 'budgets')
}

/** Runs the end-to-end tests; a run that cannot start counts as one failure. */
async function endToEndTests(): Promise<Counts> {
  const environment = await programs
  if (!environment) return trusted(undefined, 1)

  printTitle('End-to-end tests')
  const args = values.smoke ? smokeSpecs : []
  const { counts } = await runEndToEndTests({ args, env: environment, signal })
  return counts
}

async function dependencies(): Promise<Counts> {
  const { counts, message } = await audit(signal)
  printTitle('Dependencies')
  console.log(message)
  return counts
}

type Step = () => Promise<Counts>

async function inTurn(steps: readonly Step[]): Promise<Counts> {
  const counts: Counts[] = []
  for (const step of steps) if (!signal.aborted) counts.push(await step())
  return sum(counts)
}

const checkAndBuild = () =>
  inTurn([
    () => check('Format and lint', 'lint'),
    () => check('Types', 'types'),
    () => check('Public APIs', 'api'),
    buildApps,
  ])

printTitle('Programs')
// A download, which takes as long as the steps before the end-to-end tests.
const programs = testEnvironment(signal).catch((error: Error) => console.log(error.message))

const beforeEndToEnd: Step[] = values.smoke
  ? [allUnitTests]
  : [checkAndBuild, allUnitTests, dependencies]
// Most of them use one core now and then.
const before = sum(await Promise.all(beforeEndToEnd.map((step) => step())))
const isBuilt = !before.failures?.includes('Build')
const total = sum([before, await inTurn(isBuilt ? [endToEndTests] : [])])

printTitle('Total')
console.log(summaryText(total))
process.exitCode = signal.aborted || total.failed > 0 ? 1 : 0

/** Audits the production dependencies. */
async function audit(signal?: AbortSignal) {
  const { output } = await runCommand(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0'],
    {
      cwd: repositoryRoot,
      signal,
    },
  )
  return readAudit(output)
}
