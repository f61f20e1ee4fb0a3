import { parseArgs } from 'node:util'
import { repositoryRoot } from '@baithak/build/apps'
import { testEnvironment } from '../checks/test-environment'
import { type Counts, readSummary, sum, summaryLine, summaryText } from '../checks/test-summary'
import { runCommand } from '../process/run-command'
import { stopSignal } from '../process/stop-signal'
import { tryFreshMachine } from './fresh-machine'
import { repeat } from './repeat'

interface Step {
  id: 'long' | 'engines' | 'fresh'
  name: string
  run(signal: AbortSignal): Promise<Counts>
}

/** Runs the tests tagged `@long`, with which `npm test` would exceed ten minutes. */
async function longSpecs(signal: AbortSignal) {
  process.env.BAITHAK_LONG = '1'
  const counts = await repeat({ times: 1, busy: 0, live: true, noBuild }, signal)
  delete process.env.BAITHAK_LONG
  return counts
}

/** A process of its own, because the engines' journeys are those of the end-to-end tests. */
async function engines(signal: AbortSignal) {
  const args = ['--import', 'tsx', 'e2e/engines/engines.ts']
  const options = { cwd: repositoryRoot, signal, live: true }
  const { output } = await runCommand(process.execPath, args, options)
  return readSummary(output)
}

const { values, positionals } = parseArgs({
  /** The ids of the steps that run; all without any. */
  allowPositionals: true,
  options: {
    /** Uses the existing builds. */
    'no-build': { type: 'boolean', default: false },
  },
})
const noBuild = values['no-build']

const steps: readonly Step[] = [
  { id: 'long', name: 'Long specs', run: longSpecs },
  { id: 'engines', name: 'Firefox and WebKit', run: engines },
  { id: 'fresh', name: 'Fresh machine', run: tryFreshMachine },
]

const unknown = positionals.filter((each) => !steps.some(({ id }) => id === each))
if (unknown.length > 0)
  throw new Error(`${unknown} is none of ${steps.map(({ id }) => id).join(', ')}.`)

const signal = stopSignal()
Object.assign(process.env, await testEnvironment(signal))

const counts: Counts[] = []
for (const { id, name, run } of steps) {
  if (signal.aborted) break
  if (positionals.length > 0 && !positionals.includes(id)) continue
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
