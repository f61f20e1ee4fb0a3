import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { repositoryRoot } from '@baithak/shared/apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { chromium } from '@playwright/test'
import { launchArgs } from '../checks/launch-args'
import type { Machine } from './machines'
import { occupy } from './machines'

/** `nobody` on every Linux. */
const unprivileged = 65_534

export interface NewUser {
  machine: Machine
  /** The folder of the Node to use. */
  nodeBin: string
  /** Whether to become an unprivileged user, which only root can. */
  asOther: boolean
  /** Arguments of `npm test`. */
  testArgs: readonly string[]
}

export interface Outcome {
  install: boolean
  /** The address printed by `npm start`, once its first screen has shown. */
  start: string | undefined
  /** The last line of `npm test`. */
  test: string
  /** The output of whatever failed. */
  output: string
}

const startTimeoutMs = 300_000

async function giveAway(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), unprivileged, unprivileged).catch(() => {})
  await chown(folder, unprivileged, unprivileged)
}

/** Waits for the address that `npm start` prints and looks at its first screen. */
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
  const address = new Promise<string | undefined>((settle) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const [, url] = /Baithak is ready at (\S+)/.exec(output) ?? []
      if (url) settle(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => settle(undefined)).once('error', () => settle(undefined))
    setTimeout(() => settle(undefined), startTimeoutMs).unref()
  })
  const end = () =>
    new Promise<void>((ended) => {
      if (child.exitCode !== null || child.pid === undefined) return ended()
      child.once('close', () => ended())
      process.kill(-child.pid, 'SIGTERM')
    })
  return { address, end, output: () => output }
}

/** Does what README says, in a clean clone, as a user who has nothing of ours. */
export async function tryAsNewUser(
  { machine, nodeBin, asOther, testArgs }: NewUser,
  npmCache: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-machine-'))
  await chmod(folder, 0o777)
  const clone = join(folder, 'baithak')
  const changes = await machine.environment(folder)
  const own = { ...process.env }
  for (const name of Object.keys(own))
    if (/^(?:BAITHAK|npm|CI$|NODE_OPTIONS|INIT_CWD)/.test(name)) delete own[name]
  const temporary = join(folder, 'tmp')
  await mkdir(temporary)
  await chmod(temporary, 0o777)
  const env = {
    ...own,
    ...changes,
    TMPDIR: temporary,
    PATH: [nodeBin, changes.PATH ?? process.env.PATH].join(delimiter),
    npm_config_cache: npmCache,
  }
  const asUser = !asOther
    ? []
    : ['setpriv', `--reuid=${unprivileged}`, `--regid=${unprivileged}`, '--clear-groups']
  const run = async (...command: string[]) => {
    const [program = '', ...args] = [...asUser, ...command]
    return runCommand(program, args, { cwd: clone, env, signal })
  }
  const outcome: Outcome = { install: false, start: undefined, test: 'not run', output: '' }
  const leave = await occupy(machine.takenPorts ?? [])
  try {
    await runCommand('git', ['clone', '--quiet', '--no-hardlinks', repositoryRoot, clone], {
      cwd: folder,
      signal,
    })
    if (asOther) await giveAway(folder)

    const installed = await run('npm', 'ci')
    if (installed.code !== 0) return { ...outcome, output: installed.output }
    outcome.install = true

    const app = start([...asUser, 'npm', 'start'], clone, env)
    const url = await app.address
    const isShown = url !== undefined && (await showsFirstScreen(url))
    await app.end()
    if (!isShown) return { ...outcome, output: app.output() }
    outcome.start = url

    const tested = await run('npm', 'test', '--', ...testArgs)
    outcome.test = tested.output.trimEnd().split('\n').at(-1) ?? ''
    if (tested.code !== 0) outcome.output = tested.output
    return outcome
  } finally {
    leave()
    await rm(folder, { recursive: true, force: true })
  }
}
