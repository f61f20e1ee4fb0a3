import { parseArgs } from 'node:util'
import { repositoryRoot } from '@baithak/build/apps'
import { build } from '../build-apps'
import { runEndToEndTests, runUnitTests } from '../checks/run-with-report'
import { testEnvironment } from '../checks/test-environment'
import { type Counts, readSummary, sum, summaryLine, summaryText } from '../checks/test-summary'
import { runCommand } from '../process/run-command'
import { stopSignal } from '../process/stop-signal'
import { tryFreshMachine } from './fresh-machine'

interface Step {
  id: 'long' | 'engines' | 'fresh' | 'faults'
  name: string
  run(signal: AbortSignal): Promise<Counts>
}

const long = { BAITHAK_LONG: '1' }

/** Runs the end-to-end tests tagged `@long` whose files match a pattern: with them `npm test` would exceed six minutes. */
async function longSpecs(files: string, signal: AbortSignal) {
  if (!noBuild) await build(repositoryRoot, { signal })
  const { counts } = await runEndToEndTests({ args: [files], env: long, signal })
  return counts
}

/** Every fault and attack in every place: `npm test` has one of each kind. */
async function faults(signal: AbortSignal) {
  const specs = await longSpecs('e2e/faults/', signal)
  const args = ['hostile-', 'interrupted']
  return sum([specs, await runUnitTests({ args, env: long, signal })])
}

/** A process of its own, because the engines' journeys are those of the end-to-end tests. */
async function engines(signal: AbortSignal) {
  const args = ['--import', 'tsx', 'e2e/engines/engines.ts']
  const options = { cwd: repositoryRoot, signal, live: true }
  const { output } = await runCommand(process.execPath, args, options)
  return readSummary(output)
}

const { values, positionals } = parseArgs({
  /** The ids of the steps that run; without any, all but the faults. */
  allowPositionals: true,
  options: {
    /** Uses the existing builds. */
    'no-build': { type: 'boolean', default: false },
  },
})
const noBuild = values['no-build']

const steps: readonly Step[] = [
  { id: 'long', name: 'Long specs', run: (stop) => longSpecs('e2e/(?!faults/)', stop) },
  { id: 'engines', name: 'Firefox and WebKit', run: engines },
  { id: 'fresh', name: 'Fresh machine', run: tryFreshMachine },
  { id: 'faults', name: 'Faults and attacks', run: faults },
]

const unknown = positionals.filter((each) => !steps.some(({ id }) => id === each))
if (unknown.length > 0)
  throw new Error(`${unknown} is none of ${steps.map(({ id }) => id).join(', ')}.`)

const signal = stopSignal()
Object.assign(process.env, await testEnvironment(signal))

const counts: Counts[] = []
for (const { id, name, run } of steps) {
  if (signal.aborted) break
  if (positionals.length > 0 ? !positionals.includes(id) : id === 'faults') continue
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const startedAt = Date.now()
  const result = await run(signal).catch((error: Error): Counts => {
    console.log(error.message)
    return { passed: 0, failed: 1, skipped: 0, failures: [name] }
  })
  console.log(`${name}: ${summaryLine(result)} in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  counts.push(result)
}

const total = sum(counts)
console.log(summaryText(total))
process.exitCode = signal.aborted || total.failed > 0 ? 1 : 0
