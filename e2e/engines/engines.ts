import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { apps, repositoryRoot } from '@baithak/shared/apps'
import { prepare } from '@baithak/shared/delivery/prepare'
import { isMain } from '@baithak/shared/delivery/process/is-main'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { stopSignal } from '@baithak/shared/delivery/process/stop-signal'
import { serve } from '@baithak/shared/delivery/serve'
import { requireFreePorts, stopAll } from '@baithak/shared/delivery/server/app-server'
import { isDebian, isRoot } from '../checks/device'
import type { Counts } from '../checks/test-summary'
import { sum, summaryLine } from '../checks/test-summary'
import type { Engine, Session } from './engine'
import { eveningJourneys } from './evening-journeys'
import { firefox } from './firefox'
import { memberJourneys } from './member-journeys'
import { partnerJourneys } from './partner-journeys'
import { type Outcome, table } from './results'
import { routeTrials } from './routes'
import type { Trial } from './trials'
import { Visitor } from './visitor'
import { webkit } from './webkit'

const engines: readonly Engine[] = [firefox, webkit]
const failures = join(repositoryRoot, 'test-results/engines')

/** Installs Debian's packages of the engines that are missing, where that needs nobody's leave. */
async function installMissing(wanted: readonly Engine[]) {
  const isThere = await Promise.all(wanted.map((engine) => engine.find()))
  const packages = wanted.filter((_, at) => !isThere[at]).flatMap((engine) => engine.packages)
  if (packages.length === 0 || !isRoot || !isDebian()) return
  console.log(`Installing Debian's packages ${packages.join(', ')}.`)
  const script = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
  await runCommand('sh', ['-c', script], { cwd: repositoryRoot })
}

async function tryOut(
  engine: Engine,
  trials: readonly Trial[],
  signal?: AbortSignal,
): Promise<Outcome[]> {
  if (!(await engine.find())) return trials.map((trial) => ({ engine, trial, skipped: true }))
  const outcomes: Outcome[] = []
  const session = await engine.start()
  try {
    for (const trial of trials) {
      if (signal?.aborted) break
      const failure = await trial.run(new Visitor(session)).then(
        () => undefined,
        (error: Error) => error.message,
      )
      outcomes.push({ engine, trial, ...(failure !== undefined && { failure }) })
      if (failure) await photograph(session, `${engine.name}-${trial.name}`)
      if (failure) console.log(`✗ ${engine.name}, ${trial.group}, ${trial.name}: ${failure}`)
    }
  } finally {
    await session.close()
  }
  return outcomes
}

/** What a failure looked like. */
async function photograph(session: Session, name: string) {
  await mkdir(failures, { recursive: true })
  const file = join(failures, `${name.replaceAll(/\W+/g, '-')}.png`)
  await session.screenshot().then(
    (picture) => writeFile(file, picture),
    () => {},
  )
}

interface EnginesOptions {
  /** Only routes and journeys whose group and name contain it. */
  part?: string
  signal?: AbortSignal
}

/** Drives every engine through all routes and journeys on the production builds, and prints how each fared. */
export async function testEngines({ part = '', signal }: EnginesOptions = {}): Promise<Counts> {
  await installMissing(engines)
  await requireFreePorts(apps)
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  const all = [...(await routeTrials()), ...memberJourneys, ...eveningJourneys, ...partnerJourneys]
  const trials = all.filter(({ group, name }) => `${group} ${name}`.includes(part))
  try {
    const outcomes = await Promise.all(
      engines.map((engine) =>
        tryOut(engine, trials, signal).catch((error: Error): Outcome[] => [
          {
            engine,
            trial: { group: 'start', name: 'the engine starts' },
            failure: error.message,
          },
        ]),
      ),
    )
    const { text, counts } = table(outcomes.flat())
    console.log(text)
    return sum(counts)
  } finally {
    await stopAll(servers)
  }
}

if (isMain(import.meta.url)) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const signal = stopSignal()
  const counts = await testEngines({ part: positionals.join(' '), signal })
  console.log(summaryLine(counts))
  process.exitCode = signal.aborted || counts.failed > 0 ? 1 : 0
}
