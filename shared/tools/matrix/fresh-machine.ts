import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { chromium } from '@playwright/test'
import { launchArgs } from '../checks/launch-args'
import { testEnvironment } from '../checks/test-environment'
import { type Counts, countCheck, sum, summaryLine } from '../checks/test-summary'
import { runCommand } from '../process/run-command'
import { isMain } from '../process/run-program'
import { stopSignal } from '../process/stop-signal'

const startTimeoutMs = 300_000

const hiddenPrograms = /^(?:nginx|chrom|google-chrome|firefox|microsoft-edge|brave|apt|dpkg)/

/** A folder with links to every program of the PATH except browsers, nginx and package managers. */
async function bareBin(folder: string): Promise<string> {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  for (const from of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const programs = await readdir(from).catch(() => [])
    for (const program of programs)
      if (!hiddenPrograms.test(program))
        await symlink(join(from, program), join(bin, program)).catch(() => {})
  }
  return bin
}

/** The environment of a user of a new machine, on which only Node and git are installed. */
async function bareEnvironment(folder: string): Promise<NodeJS.ProcessEnv> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:BAITHAK|npm|CI$|NODE_OPTIONS|INIT_CWD)/.test(name),
  )
  const [home, temporary] = [join(folder, 'home'), join(folder, 'tmp')]
  await Promise.all([mkdir(home), mkdir(temporary)])
  return {
    ...Object.fromEntries(own),
    PATH: await bareBin(folder),
    HOME: home,
    TMPDIR: temporary,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    // An odd place and language, in which dates and lower case differ.
    TZ: 'Pacific/Chatham',
    LC_ALL: 'tr_TR.UTF-8',
    PLAYWRIGHT_BROWSERS_PATH: join(folder, 'browsers'),
    // Nothing listens on port 9: a download fails at once, as without a network.
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
  }
}

/** Whether the app at this URL shows its first screen, in this machine's own browser. */
async function showsFirstScreen(url: string): Promise<boolean> {
  const executablePath = process.env.BAITHAK_BROWSER
  if (!executablePath) return (await fetch(url)).ok
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    const page = await browser.newPage({ locale: 'en-IN' })
    await page.goto(url)
    await page.getByText('Get Started').waitFor()
    return true
  } catch {
    return false
  } finally {
    await browser.close()
  }
}

/** Runs `npm start` until it prints its URL, and looks at the app there. */
async function tryStart(cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const app = spawn('npm', ['start'], { cwd, env, detached: true })
  let output = ''
  const url = await new Promise<string | undefined>((resolve) => {
    for (const stream of [app.stdout, app.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk)
        const [, readyUrl] = /Baithak is ready at (\S+)/.exec(output) ?? []
        if (readyUrl) resolve(readyUrl)
      })
    app.once('close', () => resolve(undefined))
    setTimeout(() => resolve(undefined), startTimeoutMs).unref()
  })
  const isShown = url !== undefined && (await showsFirstScreen(url))
  if (!isShown) console.log(output)
  const isClosed = new Promise((resolve) => app.once('close', resolve))
  if (app.exitCode === null && app.pid !== undefined) {
    process.kill(-app.pid, 'SIGTERM')
    await isClosed
  }
  return isShown ? 0 : 1
}

/** Follows the README in a clean clone, as a user of a machine that has only Node. */
export async function tryFreshMachine(signal: AbortSignal): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-fresh-'))
  const clone = join(folder, 'baithak')
  const env = await bareEnvironment(folder)
  const run = async (...args: string[]) => {
    const { code, output } = await runCommand('npm', args, { cwd: clone, env, signal })
    if (code !== 0) console.log(output)
    return code
  }
  const steps = {
    'npm ci': () => run('ci'),
    'npm start': () => tryStart(clone, env),
    'npm test -- --smoke': () => run('test', '--', '--smoke'),
  }
  const counts: Counts[] = []
  try {
    await runCommand('git', ['clone', '--quiet', repositoryRoot, clone], { cwd: folder, signal })
    for (const [name, step] of Object.entries(steps)) {
      counts.push(countCheck(`${name} on a fresh machine`, await step()))
      if (counts.at(-1)?.failed) break
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return sum(counts)
}

if (isMain(import.meta.url)) {
  const signal = stopSignal()
  Object.assign(process.env, await testEnvironment(signal))
  const counts = await tryFreshMachine(signal)
  console.log(summaryLine(counts))
  process.exitCode = signal.aborted || counts.failed > 0 ? 1 : 0
}
