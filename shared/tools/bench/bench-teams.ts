import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { app, apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { type Browser, chromium } from '@playwright/test'
import { build } from '../build-apps'
import { requireBrowser } from '../checks/browser'
import { launchArgs } from '../checks/launch-args'
import { prepare } from '../prepare'
import { runCommand } from '../process/run-command'
import { appServer, serve, stopAll } from '../server/app-server'
import { movePorts } from '../server/free-ports'
import { modeHandler } from '../server/static-server'
import { copyRepository } from '../testing/copy-repository'
import { editFile } from '../testing/edit-file'
import { member, seedLocalStorage } from '../testing/stored'
import { markdownTable } from './report'

interface BenchTeamsOptions {
  signal: AbortSignal
  rebuild: boolean
  /** Part of the titles of the tests that the gates run; all of them by default. */
  only: string
}

/** A deployment beside which two teams work in a repository of their own. */
interface Deployment extends Pick<BenchTeamsOptions, 'only'> {
  repository: string
  shellUrl: string
  browser: Browser
}

type Step = readonly [task: string, command: string, run: () => Promise<unknown>]

const newModeId = 'events'

const originOf = (id: string) => localUrl(app(id).port)
/** The port after those of the apps that are there already. */
const newModePort = () => shell.port + apps.length

/** The tasks of a team whose mode is live, and of a new one. All commands are those of the guides. */
function stepsOf({ repository, shellUrl, browser, only }: Deployment): Step[] {
  let outputs = ''
  const npm = async (args: string, more: readonly string[] = []) => {
    const { code, output } = await runCommand('npm', [...args.split(' '), ...more], {
      cwd: repository,
    })
    if (code !== 0) throw new Error(`npm ${args}\n${output}`)
    outputs = output
  }
  const command = (task: string, args: string): Step => [task, `npm ${args}`, () => npm(args)]
  const gate = (task: string, args: string): Step => [
    task,
    `npm run gate ${args}`,
    () => npm(`run gate ${args}`, only ? ['--only', only] : []),
  ]
  /** The command that a release has printed. */
  let printed = ''
  const release = (id: string, base: string): Step => [
    'release it',
    `npm run release -w remote-${id} -- --base ${base}`,
    async () => {
      await npm(`run release -w remote-${id} -- --base ${base}`)
      printed = /^npm (run registry -- set .*)$/m.exec(outputs)?.[1] ?? ''
    },
  ]
  const setLive: Step = [
    'set it live: every file verified',
    'npm run registry -- set …',
    () => npm(`${printed} --yes`),
  ]
  const opens = (task: string, path: string, text: string): Step => [
    task,
    '',
    async () => {
      const context = await browser.newContext({ baseURL: shellUrl, serviceWorkers: 'block' })
      await seedLocalStorage(context, shellUrl, member)
      const page = await context.newPage()
      await page.goto(path)
      await page.getByText(text).first().waitFor({ state: 'attached' })
      await context.close()
    },
  ]
  const url = async () => {
    const releases = join(repository, 'remote-party/releases')
    const namesBefore = new Set(await readdir(join(repositoryRoot, 'remote-party/releases')))
    const name = (await readdir(releases)).find(
      (each) => /^\d/.test(each) && !namesBefore.has(each),
    )
    return `${originOf('party')}/${name}/`
  }

  return [
    [
      'change a text',
      'src/locales/en.json',
      () =>
        editFile(
          join(repository, 'remote-party/src/locales/en.json'),
          '"location": "Church Street"',
          '"location": "Church Road"',
        ),
    ],
    command('test the mode', 'test -w remote-party'),
    command('build it', 'run build -w remote-party'),
    gate('gate, in two shells', '-w remote-party -- --previous shell/dist'),
    release('party', originOf('party')),
    setLive,
    opens('visible in the unchanged shell', '/party', 'Church Road'),
    command('roll back', 'run registry -- rollback party --yes'),
    [
      'disable the mode',
      'npm run registry -- disable party …',
      () => npm('run registry -- disable party --en Closed --hi बंद --yes'),
    ],
    command('enable it', 'run registry -- enable party --yes'),
    [
      'withdraw the release',
      'npm run registry -- withdraw party …',
      async () => npm(`run registry -- withdraw party ${await url()} --yes`),
    ],
    command('a fifth mode', `run new-mode -- ${newModeId}`),
    command('test it', `test -w remote-${newModeId}`),
    command('build it', `run build -w remote-${newModeId}`),
    gate('gate, in the live shell', `-w remote-${newModeId} --`),
    release(newModeId, localUrl(newModePort())),
    command('allow its origin', `run registry -- allow ${localUrl(newModePort())} --yes`),
    setLive,
    opens('in the chooser of the unchanged shell', '/', 'Events'),
  ]
}

/** Does what two teams do, with the commands of the guides, and prints the seconds of each step. */
export async function benchTeams({ signal, rebuild, only }: BenchTeamsOptions) {
  if (rebuild) await build(repositoryRoot, { signal })
  const repository = await copyRepository()
  for (const { folder } of apps)
    await cp(join(repositoryRoot, folder, 'dist'), join(repository, folder, 'dist'), {
      recursive: true,
    })
  await movePorts(apps.map(({ port }) => port))
  await prepare(repository)
  const servers = await serve(repository)
  const folder = join(repository, `remote-${newModeId}/releases`)
  const host = appServer(newModeId, newModePort(), modeHandler(folder))
  await host.start()
  const { path: executablePath } = await requireBrowser(signal)
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  const rows: string[][] = []
  try {
    const shellUrl = localUrl(shell.port)
    for (const [task, command, run] of stepsOf({
      repository,
      shellUrl,
      browser,
      only,
    })) {
      if (signal.aborted) return
      const startMs = performance.now()
      await run()
      const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
      console.error(`${task}: ${seconds} s`)
      rows.push([task, command && `\`${command.replaceAll(shellUrl, '<shell>')}\``, seconds])
    }
  } finally {
    await browser.close()
    await stopAll([...servers, host])
    await rm(repository, { recursive: true, force: true })
  }
  console.log(markdownTable(['task', 'command', 'seconds'], rows))
}
