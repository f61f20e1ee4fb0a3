import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMain } from '@baithak/shared/delivery/process/is-main'
import { stopSignal } from '@baithak/shared/delivery/process/stop-signal'
import { isRoot } from '../checks/device'
import { testEnvironment } from '../checks/test-environment'
import { type Counts, countCheck, sum, summaryLine } from '../checks/test-summary'
import type { Machine } from './machines'
import { machines } from './machines'
import { type Outcome, tryAsNewUser } from './new-user'
import { installNode, type NodeVersion, nodeVersions } from './node-versions'

interface Combination {
  machine: Machine
  node: NodeVersion
  user: 'root' | 'normal'
}

const everyCombination = machines.flatMap((machine) =>
  nodeVersions.flatMap((node) =>
    (['root', 'normal'] as const).map((user): Combination => ({ machine, node, user })),
  ),
)

/** The newer Nodes and both users once, on machines that broke the tests before. */
const defaultCombinations: Readonly<Record<string, readonly [NodeVersion, Combination['user']]>> = {
  bare: [22, 'normal'],
  'odd TZ and LANG': [24, 'root'],
}

const isDefault = ({ machine, node, user }: Combination) =>
  defaultCombinations[machine.name]?.[0] === node && defaultCombinations[machine.name]?.[1] === user

/** Only root can run as another user. */
const isPossible = ({ user }: Combination) => isRoot || user === 'normal'

const yesNo = (isTrue: boolean) => (isTrue ? 'ok' : 'FAILED')

const row = ({ machine, node, user }: Combination, cells: readonly string[]) =>
  [machine.name.padEnd(18), `Node ${node}`, user.padEnd(6), ...cells].join('  ')

const passed = ({ install, start, output }: Outcome) => install && start !== undefined && !output

interface MachineOptions {
  /** Every combination of machine, Node and user, which takes more than an hour. */
  every?: boolean
  /** All of `npm test` in place of what may differ between machines. */
  full?: boolean
  /** Only machines whose names contain this text. */
  only?: string
}

/** Follows the README on machines unlike this one. */
export async function tryMachines(
  { every = false, full = false, only = '' }: MachineOptions,
  signal: AbortSignal,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-matrix-'))
  await chmod(folder, 0o755)
  // A normal user cannot write to a cache that root has filled.
  const npmCaches = { root: join(folder, 'npm-root'), normal: join(folder, 'npm') }
  for (const cache of Object.values(npmCaches)) {
    await mkdir(cache)
    await chmod(cache, 0o777)
  }
  const rows: string[] = []
  const counts: Counts[] = []
  const combinations = everyCombination
    .filter((each) => every || isDefault(each))
    .filter(({ machine }) => machine.name.includes(only))
  const nodes = new Map<NodeVersion, string | undefined>()
  for (const combination of combinations) {
    if (signal.aborted) break
    const { machine, node, user } = combination
    if (!nodes.has(node)) nodes.set(node, await installNode(node, folder, signal))
    const nodeBin = nodes.get(node)
    if (!isPossible(combination) || !nodeBin) {
      counts.push({ passed: 0, failed: 0, skipped: 1 })
      rows.push(row(combination, [nodeBin ? 'skipped: needs root' : 'skipped: no such Node']))
      continue
    }
    const outcome = await tryAsNewUser(
      {
        machine,
        nodeBin,
        isUnprivileged: isRoot && user === 'normal',
        testArgs: full ? [] : ['--smoke'],
      },
      npmCaches[user],
      signal,
    )
    const isPassed = passed(outcome)
    counts.push(countCheck(`${machine.name}, Node ${node}, ${user}`, isPassed ? 0 : 1))
    const { install, start, test, output } = outcome
    rows.push(row(combination, [`ci ${yesNo(install)}`, `start ${start ?? 'FAILED'}`, test]))
    if (output) console.log(output)
    console.log(rows.at(-1))
  }
  await rm(folder, { recursive: true, force: true })
  console.log(`\n${rows.join('\n')}`)
  return sum(counts)
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      every: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  })
  const signal = stopSignal()
  Object.assign(process.env, await testEnvironment(signal))
  const counts = await tryMachines(values, signal)
  console.log(summaryLine(counts))
  process.exitCode = signal.aborted || counts.failed > 0 ? 1 : 0
}
