import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot as root } from '@baithak/shared/apps'
import { build, describeFailures } from '@baithak/shared/delivery/build-apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { stopSignal } from '@baithak/shared/delivery/process/stop-signal'
import { audit } from './audit'
import { testEnvironment } from './test-environment'
import type { Counts, PlaywrightReport, VitestReport } from './test-summary'
import { countCheck, countPlaywright, countVitest, sum, summaryText, trusted } from './test-summary'

const { values } = parseArgs({
  options: {
    /** Runs only what may differ between machines: tools, times, formats, and a few specs on the existing builds. */
    smoke: { type: 'boolean', default: false },
  },
})
const smokeUnits = [
  'e2e/',
  'shared/src/delivery',
  'shared/src/format',
  'remote-party/src/wizard',
  'remote-gig/src/applications',
]
const smokeSpecs = ['first-visit', 'gate', 'across-modes', 'mode-away', 'hosting', 'tools']

const signal = stopSignal()
const reports = await mkdtemp(join(tmpdir(), 'baithak-reports-'))

const printTitle = (title: string) => console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`)

/** Returns `undefined` if the report is missing or incomplete. */
async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

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

async function unitTests(): Promise<Counts> {
  const file = join(reports, 'unit.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await runCommand(
    'npx',
    ['vitest', 'run', ...reporters, ...(values.smoke ? smokeUnits : [])],
    { cwd: root, signal },
  )
  printTitle('Unit tests')
  console.log(output.trim())
  const report = await readReport<VitestReport>(file)
  return trusted(report && countVitest(report), code)
}

/** Builds all apps, checks their budgets, and runs the end-to-end tests with them. */
async function testBuilds(): Promise<Counts> {
  const failures = await build(root, { signal })
  printTitle('Build')
  console.log(failures.length > 0 ? describeFailures(failures) : 'All apps are built.')
  if (failures.length > 0) return countCheck('Build', 1)
  return inTurn([() => check('Budgets of the first screens', 'budgets'), endToEndTests])
}

/** Runs the end-to-end tests; a run that cannot start counts as one failure. */
async function endToEndTests(): Promise<Counts> {
  const environment = await programs
  if (!environment) return trusted(undefined, 1)

  printTitle('End-to-end tests')
  const specs = values.smoke ? smokeSpecs : []
  const file = join(reports, 'e2e.json')
  const { code } = await runCommand(
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...specs],
    {
      cwd: root,
      env: { ...process.env, ...environment, BAITHAK_REPORT: file },
      signal,
      live: true,
    },
  )
  const report = await readReport<PlaywrightReport>(file)
  const counts = report && countPlaywright(report)
  const allSkipped = environment.BAITHAK_BROWSER === '' && code === 0 && counts
  return allSkipped || trusted(counts, code)
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

const checks = () =>
  inTurn([
    () => check('Format and lint', 'lint'),
    () => check('Types', 'types'),
    () => check('Public APIs', 'api'),
    unitTests,
    dependencies,
  ])

printTitle('Programs')
// A download, which takes as long as the steps before the end-to-end tests.
const programs = testEnvironment(signal).catch((error: Error) => console.log(error.message))

// Side by side, because the end-to-end tests mostly wait.
const counts = values.smoke
  ? [await inTurn([unitTests, endToEndTests])]
  : await Promise.all([testBuilds(), checks()])
const total = sum(counts)
await rm(reports, { recursive: true, force: true })

printTitle('Total')
console.log(summaryText(total))
process.exitCode = signal.aborted || total.failed > 0 ? 1 : 0
