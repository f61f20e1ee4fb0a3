import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot as root } from '@baithak/build/apps'
import { build } from '../build-apps'
import { runCommand } from '../process/run-command'
import { stopSignal } from '../process/stop-signal'
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
  'shared/tools',
  'shared/ui/format',
  'remote-party/src/wizard',
  'remote-gig/src/applications',
]
const smokeSpecs = ['first-visit', 'gate', 'across-modes', 'mode-away', 'hosting', 'tools']

const signal = stopSignal()
const reports = await mkdtemp(join(tmpdir(), 'baithak-reports-'))

const printTitle = (title: string) => console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`)

const run = (args: string[], env?: NodeJS.ProcessEnv) =>
  runCommand('npx', args, { cwd: root, env: { ...process.env, ...env }, signal, live: true })

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
  printTitle('Unit tests')
  const file = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run(['vitest', 'run', ...reporters, ...(values.smoke ? smokeUnits : [])])
  const report = await readReport<VitestReport>(file)
  return trusted(report && countVitest(report), code)
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
  const specs = values.smoke ? smokeSpecs : []
  const file = join(reports, 'e2e.json')
  const { code } = await run(
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...specs],
    {
      ...environment,
      BAITHAK_REPORT: file,
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

const beforeEndToEnd: Step[] = values.smoke ? [unitTests] : [checkAndBuild, unitTests, dependencies]
// Most of them use one core now and then.
const before = sum(await Promise.all(beforeEndToEnd.map((step) => step())))
const isBuilt = !before.failures?.includes('Build')
const total = sum([before, await inTurn(isBuilt ? [endToEndTests] : [])])
await rm(reports, { recursive: true, force: true })

printTitle('Total')
console.log(summaryText(total))
process.exitCode = signal.aborted || total.failed > 0 ? 1 : 0
