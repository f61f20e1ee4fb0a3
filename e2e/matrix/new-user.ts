import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { repositoryRoot } from '@baithak/shared/apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { chromium } from '@playwright/test'
import { launchArgs } from '../checks/launch-args'
import type { Machine } from './machines'
import { occupyPorts } from './machines'

/** The id of `nobody` on Linux. */
const nobodyId = 65_534

interface NewUser {
  machine: Machine
  /** The folder of the Node binary. */
  nodeBin: string
  /** Whether to run as an unprivileged user, which requires root. */
  isUnprivileged: boolean
  /** Arguments of `npm test`. */
  testArgs: readonly string[]
}

export interface Outcome {
  install: boolean
  /** The URL that `npm start` prints, if its first screen was shown. */
  start: string | undefined
  /** The last line of `npm test`. */
  test: string
  /** The output of the failed command. */
  output: string
}

const startTimeoutMs = 300_000

async function changeOwner(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), nobodyId, nobodyId).catch(() => {})
  await chown(folder, nobodyId, nobodyId)
}

/** Whether the app at this URL shows its first screen. */
async function showsFirstScreen(url: string): Promise<boolean> {
  const executablePath = process.env.BAITHAK_BROWSER
  if (!executablePath) return (await fetch(url)).ok
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    const page = await browser.newPage({ locale: 'en-IN' })
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Get Started').waitFor()
    return true
  } catch {
    return false
  } finally {
    await browser.close()
  }
}

function start(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd, env, detached: true })
  let output = ''
  const url = new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const [, readyUrl] = /Baithak is ready at (\S+)/.exec(output) ?? []
      if (readyUrl) resolve(readyUrl)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => resolve(undefined)).once('error', () => resolve(undefined))
    setTimeout(() => resolve(undefined), startTimeoutMs).unref()
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.pid === undefined) return resolve()
      child.once('close', () => resolve())
      process.kill(-child.pid, 'SIGTERM')
    })
  return { url, stop, output: () => output }
}

/** Follows the README in a clean clone, with a clean environment. */
export async function tryAsNewUser(
  { machine, nodeBin, isUnprivileged, testArgs }: NewUser,
  npmCache: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-machine-'))
  await chmod(folder, 0o777)
  const clone = join(folder, 'baithak')
  const changes = await machine.environment(folder)
  const inherited = { ...process.env }
  for (const name of Object.keys(inherited))
    if (/^(?:BAITHAK|npm|CI$|NODE_OPTIONS|INIT_CWD)/.test(name)) delete inherited[name]
  const temporary = join(folder, 'tmp')
  await mkdir(temporary)
  await chmod(temporary, 0o777)
  const env = {
    ...inherited,
    ...changes,
    TMPDIR: temporary,
    PATH: [nodeBin, changes.PATH ?? process.env.PATH].join(delimiter),
    npm_config_cache: npmCache,
  }
  const asUser = !isUnprivileged
    ? []
    : ['setpriv', `--reuid=${nobodyId}`, `--regid=${nobodyId}`, '--clear-groups']
  const run = async (...command: string[]) => {
    const [program = '', ...args] = [...asUser, ...command]
    return runCommand(program, args, { cwd: clone, env, signal })
  }
  const outcome: Outcome = { install: false, start: undefined, test: 'not run', output: '' }
  const releasePorts = await occupyPorts(machine.takenPorts ?? [])
  try {
    await runCommand('git', ['clone', '--quiet', '--no-hardlinks', repositoryRoot, clone], {
      cwd: folder,
      signal,
    })
    if (isUnprivileged) await changeOwner(folder)

    const installed = await run('npm', 'ci')
    if (installed.code !== 0) return { ...outcome, output: installed.output }
    outcome.install = true

    const app = start([...asUser, 'npm', 'start'], clone, env)
    const url = await app.url
    const isShown = url !== undefined && (await showsFirstScreen(url))
    await app.stop()
    if (!isShown) return { ...outcome, output: app.output() }
    outcome.start = url

    const tested = await run('npm', 'test', '--', ...testArgs)
    outcome.test = tested.output.trimEnd().split('\n').at(-1) ?? ''
    if (tested.code !== 0) outcome.output = tested.output
    return outcome
  } finally {
    releasePorts()
    await rm(folder, { recursive: true, force: true })
  }
}
