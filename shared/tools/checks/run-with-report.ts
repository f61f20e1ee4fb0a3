import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { runCommand } from '../process/run-command'
import type { Counts, PlaywrightReport, VitestReport } from './test-summary'
import { countPlaywright, countVitest, trusted } from './test-summary'

interface RunOptions {
  /** What selects the tests; all without any. */
  args?: readonly string[]
  env?: NodeJS.ProcessEnv
  signal: AbortSignal
  /** Shows the output while the tests run. */
  live?: boolean
}

interface Runner<Report> {
  command(reportFile: string): { args: readonly string[]; env?: NodeJS.ProcessEnv }
  count(report: Report): Counts
}

/** Counts the tests of a run; a run whose report is missing or incomplete counts as one failure. */
async function runWithReport<Report>(
  { command, count }: Runner<Report>,
  { args = [], env, signal, live = true }: RunOptions,
): Promise<{ counts: Counts; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-report-'))
  const file = join(folder, 'report.json')
  const run = command(file)
  const { code, output } = await runCommand('npx', [...run.args, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env, ...run.env },
    signal,
    live,
  })
  const counts = await readFile(file, 'utf8').then(
    (text) => count(JSON.parse(text) as Report),
    () => undefined,
  )
  await rm(folder, { recursive: true, force: true })
  const isWithoutBrowser = env?.BAITHAK_BROWSER === '' && code === 0
  return { counts: isWithoutBrowser && counts ? counts : trusted(counts, code), output }
}

export const runUnitTests = async (options: RunOptions): Promise<Counts> => {
  const { counts } = await runWithReport<VitestReport>(
    {
      command: (file) => ({
        args: [
          'vitest',
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
      }),
      count: countVitest,
    },
    options,
  )
  return counts
}

/** `env` has the paths of the programs; without a browser all tests are skipped. */
export const runEndToEndTests = (options: RunOptions) =>
  runWithReport<PlaywrightReport>(
    {
      command: (file) => ({
        args: [
          ...['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep-invert=@ci'],
          ...['--project=phone', '--project=phone-hi'],
        ],
        env: { BAITHAK_REPORT: file },
      }),
      count: countPlaywright,
    },
    options,
  )
