import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/shared/apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import type { RegistryEntries } from '@baithak/shared/delivery/release/registry'
import { type Counts, countPlaywright, summaryLine, trusted } from '../checks/test-summary'
import { assemble } from './deployment'

export interface GateRun {
  /** In the summary: `live shell`. */
  name: string
  /** The folder or the URL of a shell. */
  shell: string
  entries: RegistryEntries
}

interface GateOptions {
  /** The modes whose journeys and fault rows run. */
  ids: readonly string[]
  /** Runs only the tests whose titles match. */
  only?: string | undefined
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

async function runIn(run: GateRun, { ids, only = '', env, signal }: GateOptions): Promise<Counts> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-gate-'))
  try {
    await assemble(root, run.shell, run.entries)
    const report = join(root, 'report.json')
    const { code } = await runCommand(
      'npx',
      ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
      {
        cwd: repositoryRoot,
        env: {
          ...inherited(env),
          BAITHAK_BUILDS: root,
          // Tags come after the title.
          BAITHAK_GATE: `${escapeRegExp(only)}.*@(?:${ids.join('|')})\\b`,
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

/** Runs the tests of modes in each shell. A skipped test proves nothing: only a run in which tests passed counts. */
export async function runGate(
  runs: readonly GateRun[],
  options: GateOptions,
): Promise<{ isOpen: boolean; summary: string }> {
  const results: string[] = []
  let isOpen = true
  for (const run of runs) {
    console.log(`\n── ${run.name}`)
    const counts = await runIn(run, options)
    isOpen &&= counts.failed === 0 && counts.passed > 0
    results.push(`${run.name}: ${summaryLine(counts)}`)
  }
  return { isOpen, summary: `${isOpen ? 'open' : 'CLOSED'}; ${results.join('; ')}` }
}
