import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { type Counts, countPlaywright, summaryLine, titleOf, trusted } from '../checks/test-summary'
import { runCommand } from '../process/run-command'
import type { RegistryEntries } from '../release/registry'
import { assemble } from './deployment'

export interface GateRun {
  /** In the summary: `live shell`. */
  name: string
  /** The folder or the URL of a shell. */
  shell: string
  entries: RegistryEntries
  /** The same with what is live in the place of the candidate: what fails here too is not the candidate's fault. */
  live?: Pick<GateRun, 'shell' | 'entries'>
}

interface GateOptions {
  /** The modes whose journeys and fault rows run. */
  ids: readonly string[]
  /** Runs only the tests whose titles contain this text, or one of several. */
  only?: string | readonly string[] | undefined
  env: NodeJS.ProcessEnv
  signal?: AbortSignal | undefined
}

/** Not those of a Playwright that runs a test of the gate. */
const inherited = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^(?:TEST_|PLAYWRIGHT_|PW_|BAITHAK_(?!BROWSER|NGINX))/.test(name),
    ),
  )

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function runIn(
  run: Pick<GateRun, 'shell' | 'entries'>,
  { ids, only = '', env, signal }: GateOptions,
): Promise<Counts> {
  const titles = [only].flat().map(escapeRegExp).join('|')
  const root = await mkdtemp(join(tmpdir(), 'baithak-gate-'))
  try {
    await assemble(root, run.shell, run.entries)
    const report = join(root, 'report.json')
    const { code } = await runCommand(
      'npx',
      ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project=phone'],
      {
        cwd: repositoryRoot,
        env: {
          ...inherited(env),
          BAITHAK_BUILDS: root,
          // Tags come after the title.
          BAITHAK_GATE: `(?:${titles}).*@(?:${ids.join('|')})\\b`,
          BAITHAK_REPORT: report,
        },
        signal,
        live: true,
      },
    )
    const text = await readFile(report, 'utf8').catch(() => undefined)
    return trusted(text ? countPlaywright(JSON.parse(text)) : undefined, code)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/**
 * What a run says of the candidate. A failure that `liveFailures` has too is that of the shell or of what is live. A
 * skipped test proves nothing: only a run in which tests passed counts.
 */
export function judge(
  counts: Counts,
  liveFailures: readonly string[] = [],
): { isOpen: boolean; summary: string } {
  const { passed, failed, failures = [] } = counts
  const live = liveFailures.map(titleOf)
  const notOurs = failures.map(titleOf).filter((title) => live.includes(title))
  const names = notOurs.length > 0 ? ` (also without the candidate: ${notOurs.join(', ')})` : ''
  return {
    isOpen: failed === notOurs.length && passed > 0,
    summary: `${summaryLine(counts)}${names}`,
  }
}

const testOf = (failure: string) => titleOf(failure).slice(failure.indexOf(' › ') + 3)

/** Runs the tests of modes in each shell, and those that fail once more without the candidate. */
export async function runGate(
  runs: readonly GateRun[],
  options: GateOptions,
): Promise<{ isOpen: boolean; summary: string }> {
  const results: string[] = []
  let isOpen = true
  for (const run of runs) {
    console.log(`\n── ${run.name}`)
    const counts = await runIn(run, options)
    const only = counts.failures?.map(testOf) ?? []
    let liveFailures: readonly string[] | undefined
    if (run.live && only.length > 0) {
      console.log(`\n── ${run.name}, without the candidate`)
      liveFailures = (await runIn(run.live, { ...options, only })).failures
    }
    const verdict = judge(counts, liveFailures)
    isOpen &&= verdict.isOpen
    results.push(`${run.name}: ${verdict.summary}`)
  }
  return { isOpen, summary: `${isOpen ? 'open' : 'CLOSED'}; ${results.join('; ')}` }
}
