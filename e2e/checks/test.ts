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
import { countCheck, countPlaywright, countVitest, sum, summaryLine, trusted } from './test-summary'

const { values } = parseArgs({
  options: {
    /** What differs between machines: the tools, times and formats, and a few stories on builds that are there already. */
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
const smokeStories = ['first-visit', 'gate', 'across-modes', 'mode-away', 'hosting', 'tools']

const signal = stopSignal()
const reports = await mkdtemp(join(tmpdir(), 'baithak-reports-'))

const title = (words: string) => console.log(`\n── ${words} ${'─'.repeat(60 - words.length)}`)

const run = (args: string[], env?: NodeJS.ProcessEnv) =>
  runCommand('npx', args, { cwd: root, env: { ...process.env, ...env }, signal, live: true })

/** A report that is missing or cut short is none. */
async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

async function check(words: string, script: string): Promise<Counts> {
  title(words)
  const { code } = await runCommand('npm', ['run', '--silent', script], {
    cwd: root,
    signal,
    live: true,
  })
  return countCheck(code)
}

async function unitTests(): Promise<Counts> {
  title('Unit tests')
  const file = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run(['vitest', 'run', ...reporters, ...(values.smoke ? smokeUnits : [])])
  const report = await readReport<VitestReport>(file)
  return trusted(report && countVitest(report), code)
}

/** Builds the five apps, weighs them and walks through them. */
async function builtApps(): Promise<Counts> {
  title('Build')
  const failures = await build(root, { signal })
  if (failures.length > 0) {
    console.log(describeFailures(failures))
    return trusted(undefined, 1)
  }
  console.log('The five apps are built.')
  const budgets = await check('Budgets of what a first screen loads', 'budgets')
  return sum([budgets, await endToEndTests()])
}

/** Walks through the built apps in a browser; what cannot even start counts as one failure. */
async function endToEndTests(): Promise<Counts> {
  title('Programs')
  const environment = await testEnvironment(signal).catch((error: Error) =>
    console.log(error.message),
  )
  if (!environment) return trusted(undefined, 1)

  title('End-to-end tests')
  const stories = values.smoke ? smokeStories : []
  const file = join(reports, 'e2e.json')
  const { code } = await run(
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...stories],
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
  title('Dependencies')
  return audit(signal)
}

const smokeSteps = [unitTests, endToEndTests]
const allSteps = [
  () => check('Format and lint', 'lint'),
  () => check('Types', 'types'),
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
title('Together')
console.log(summaryLine(total))
process.exitCode = signal.aborted || total.failed > 0 ? 1 : 0
