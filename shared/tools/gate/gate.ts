import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { modes, repositoryRoot, shell } from '@baithak/build/apps'
import { testEnvironment } from '../checks/test-environment'
import { prepare } from '../prepare'
import { runProgram } from '../process/run-program'
import { stopSignal } from '../process/stop-signal'
import { registryEntry, release } from '../release/release'
import { releaseShell } from '../shell-release/release-shell'
import { findPreviousShell, readLiveEntries } from './deployment'
import { type GateRun, runGate } from './run-gate'

const usage = `npm run gate -w remote-party -- [options], or -w shell

  --live <folder or URL>      the shell that visitors have; by default the build in shell/dist
  --previous <folder or URL>  the shell before it; by default the one that the live shell keeps
  --only <text>               only the tests whose titles contain it`

const builtShell = join(repositoryRoot, shell.folder, 'dist')

/** A URL, or a folder relative to where the command was given. */
const sourceOf = (text: string) =>
  /^https?:/.test(text) ? text : resolve(process.env.INIT_CWD ?? '', text)

async function gateOfMode(
  folder: string,
  { live, previous }: { live: string; previous?: string | undefined },
): Promise<{ name: string; ids: string[]; runs: GateRun[] }> {
  const candidate = await release(folder)
  const { id } = candidate.manifest
  const liveEntries = await readLiveEntries(live)
  const entries = { ...liveEntries, [id]: registryEntry(candidate, 'https://candidate.invalid') }
  const runIn = (name: string, shell: string): GateRun => ({
    name,
    shell,
    entries,
    ...(liveEntries[id] ? { live: { shell, entries: liveEntries } } : {}),
  })
  const earlier = previous ?? (await findPreviousShell(live))
  return {
    name: `${id} ${candidate.name}`,
    ids: [id],
    runs: [
      runIn('live shell', live),
      ...(earlier ? [runIn(`previous shell ${basename(earlier)}`, earlier)] : []),
    ],
  }
}

async function gateOfShell(folder: string, live: string) {
  const candidate = await releaseShell(folder)
  const entries = await readLiveEntries(live)
  const ids = modes.map(({ id }) => id).filter((id) => id in entries)
  return {
    name: `shell ${candidate.name}`,
    ids,
    runs: [
      { name: 'live modes', shell: candidate.folder, entries, live: { shell: live, entries } },
    ],
  }
}

async function main() {
  const folder = process.cwd()
  const { values } = parseArgs({
    options: {
      live: { type: 'string', default: builtShell },
      previous: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const live = sourceOf(values.live)
  // Builds that nothing has served yet have no registry.
  if (live === builtShell && !existsSync(join(live, 'remotes.json'))) await prepare(repositoryRoot)
  const previous = values.previous && sourceOf(values.previous)
  const signal = stopSignal()
  const { name, ids, runs } =
    basename(folder) === shell.folder
      ? await gateOfShell(folder, live)
      : await gateOfMode(folder, { live, previous })
  const env = { ...process.env, ...(await testEnvironment(signal)) }
  const { isOpen, summary } = await runGate(runs, { ids, only: values.only, env, signal })
  const warning =
    runs.length === 1 && ids.length === 1
      ? `; previous shell: 0 passed, 0 failed, 1 skipped: ${live} keeps none`
      : ''
  console.log(`\nThe gate of ${name} is ${summary}${warning}.`)
  if (!isOpen) process.exitCode = 1
}

await runProgram(import.meta.url, main, usage)
