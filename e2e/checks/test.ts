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

async function check(title: string, script: string): Promise<Counts> {
  printTitle(title)
  const { code } = await runCommand('npm', ['run', '--silent', script], {
    cwd: root,
    signal,
    live: true,
  })
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

/** Builds all apps, checks their budgets and runs the end-to-end tests. */
async function builtApps(): Promise<Counts> {
  printTitle('Build')
  const failures = await build(root, { signal })
  if (failures.length > 0) {
    console.log(describeFailures(failures))
    return trusted(undefined, 1)
  }
  console.log('All apps are built.')
  const budgets = await check('Budgets of the first screens', 'budgets')
  return sum([budgets, await endToEndTests()])
}

/** Runs the end-to-end tests; a run that cannot start counts as one failure. */
async function endToEndTests(): Promise<Counts> {
  printTitle('Programs')
  const environment = await testEnvironment(signal).catch((error: Error) =>
    console.log(error.message),
  )
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
  printTitle('Dependencies')
  return audit(signal)
}

const smokeSteps = [unitTests, endToEndTests]
const allSteps = [
  () => check('Format and lint', 'lint'),
  () => check('Types', 'types'),
  () => check('Public APIs', 'api'),
  dependencies,
  unitTests,
  builtApps,
]

const counts: Counts[] = []
for (const step of values.smoke ? smokeSteps : allSteps) {
  if (!signal.aborted) counts.push(await step())
}
await rm(reports, { recursive: true, force: true })

const total = sum(counts)
printTitle('Total')
console.log(summaryText(total))
process.exitCode = signal.aborted || total.failed > 0 ? 1 : 0
