import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '@baithak/build/apps'
import { isDebian, isRoot } from '@baithak/tools/checks/device'
import type { Counts } from '@baithak/tools/checks/test-summary'
import { countCheck, sum, summaryLine, summaryText } from '@baithak/tools/checks/test-summary'
import { runCommand } from '@baithak/tools/process/run-command'
import { isMain } from '@baithak/tools/process/run-program'
import { stopSignal } from '@baithak/tools/process/stop-signal'
import { serveBuilds } from '../serve-builds'
import type { Engine, Session } from './engine'
import type { EngineTest } from './engine-driver'
import { EngineDriver } from './engine-driver'
import { eveningJourneys } from './evening-journeys'
import { firefox } from './firefox'
import { memberJourneys } from './member-journeys'
import { partnerJourneys } from './partner-journeys'
import { routeTests } from './routes'
import { webkit } from './webkit'

const engines: readonly Engine[] = [firefox, webkit]
const screenshotFolder = join(repositoryRoot, 'test-results/engines')

/** Installs the Debian packages of missing engines, if this user can. */
async function installMissing(required: readonly Engine[]) {
  const isInstalled = await Promise.all(required.map((engine) => engine.find()))
  const packages = required
    .filter((_, index) => !isInstalled[index])
    .flatMap((engine) => engine.packages)
  if (packages.length === 0 || !isRoot || !isDebian()) return
  console.log(`Installing Debian's packages ${packages.join(', ')}.`)
  const script = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
  await runCommand('sh', ['-c', script], { cwd: repositoryRoot })
}

async function runTests(
  engine: Engine,
  tests: readonly EngineTest[],
  signal?: AbortSignal,
): Promise<Counts> {
  if (!(await engine.find())) return { passed: 0, failed: 0, skipped: tests.length }
  const counts: Counts[] = []
  let session = await engine.start()
  try {
    for (const test of tests) {
      if (signal?.aborted) break
      const failure = await test.run(new EngineDriver(session)).then(
        () => undefined,
        (error: Error) => error.message,
      )
      counts.push(
        countCheck(`${engine.name} › ${test.name}`, failure === undefined ? 0 : 1, failure),
      )
      if (failure) await saveScreenshot(session, `${engine.name}-${test.name}`)
      if (failure) console.log(`✗ ${engine.name}, ${test.group}, ${test.name}: ${failure}`)
      if (failure && !(await isRunning(session))) {
        console.log(`${engine.name} has crashed; the next tests run in a new one.`)
        await session.close()
        session = await engine.start()
      }
    }
  } finally {
    await session.close()
  }
  return sum(counts)
}

const isRunning = (session: Session) => session.evaluate(() => true).catch(() => false)

/** Saves a screenshot of a failure. */
async function saveScreenshot(session: Session, name: string) {
  await mkdir(screenshotFolder, { recursive: true })
  const file = join(screenshotFolder, `${name.replaceAll(/\W+/g, '-')}.png`)
  await session.screenshot().then(
    (image) => writeFile(file, image),
    () => {},
  )
}

interface EnginesOptions {
  /** Runs only routes and journeys whose group and name contain this text. */
  filter?: string
  signal?: AbortSignal
}

/** Runs all routes and journeys on the production builds in every engine, and prints the results. */
async function testEngines({ filter = '', signal }: EnginesOptions = {}): Promise<Counts> {
  await installMissing(engines)
  const stop = await serveBuilds()
  const all = [...(await routeTests()), ...memberJourneys, ...eveningJourneys, ...partnerJourneys]
  const tests = all.filter(({ group, name }) => `${group} ${name}`.includes(filter))
  try {
    return sum(
      await Promise.all(
        engines.map(async (engine) => {
          const counts = await runTests(engine, tests, signal).catch((error: Error) => {
            console.log(`${engine.name} does not start: ${error.message}`)
            return countCheck(`${engine.name} › the engine starts`, 1, error.message)
          })
          console.log(`${engine.name}: ${summaryLine(counts)}`)
          return counts
        }),
      ),
    )
  } finally {
    await stop()
  }
}

if (isMain(import.meta.url)) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const signal = stopSignal()
  const counts = await testEngines({ filter: positionals.join(' '), signal })
  console.log(summaryText(counts))
  process.exitCode = signal.aborted || counts.failed > 0 ? 1 : 0
}
