import { join } from 'node:path'
import { apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { developedEntry } from '@baithak/build/dev-registry'
import concurrently from 'concurrently'
import { parseCommandLine, runProgram, UsageError } from './process/run-program'
import { stopWithParent } from './process/stop-with-parent'
import { appServer } from './server/app-server'
import { deployedShellHandler, requireShell } from './server/deployed-shell'
import { movePorts } from './server/free-ports'

const usage = `npm run dev                     serves all apps with hot reload
npm run dev -- shell party      serves these apps
npm run dev -w remote-party     serves one mode alone

  --with <URL>  serves one mode in the shell that is deployed at this URL: npm run dev -w remote-party -- --with <URL>`

type App = (typeof apps)[number]

const folderOf = (app: App) => join(repositoryRoot, app.folder)

/** Returns the apps with these ids. Without ids, returns the app of the working directory, or all apps. */
function chooseApps(ids: readonly string[]): readonly App[] {
  const here = apps.filter((app) => folderOf(app) === process.cwd())
  if (ids.length === 0) return here.length > 0 ? here : apps
  return ids.map((id) => {
    const found = apps.find((app) => app.id === id)
    if (!found)
      throw new UsageError(
        `Unknown app "${id}". The apps are ${apps.map((app) => app.id).join(', ')}.`,
      )
    return found
  })
}

/** Serves a deployed shell, with this mode from its development server. */
async function openDeployedShell(text: string, mode: App) {
  const deployed = await requireShell(text)
  const server = appServer(
    shell.id,
    shell.devPort,
    deployedShellHandler(deployed, { entries: () => developedEntry(mode), isDevelopment: true }),
  )
  await server.start()
  console.log(`Open ${localUrl(shell.devPort)}: the shell of ${deployed.origin} with ${mode.id} from this machine.
It runs without the Content-Security-Policy, the service worker and error reports. npm run smoke tests the build with them.`)
  return server
}

async function main(args: readonly string[]) {
  const options = { with: { type: 'string' } } as const
  const { values, positionals } = parseCommandLine(args, options, apps.length)
  const chosen = chooseApps(positionals)
  stopWithParent()
  const [first, ...others] = chosen
  if (values.with && (!first || first === shell || others.length > 0))
    throw new UsageError('--with needs one mode, and no other app.')
  await movePorts([...(values.with ? [shell] : []), ...chosen].map(({ devPort }) => devPort))
  const server = values.with && first ? await openDeployedShell(values.with, first) : undefined
  if (!server && first) console.log(`${first.id} will be at ${localUrl(first.devPort)}`)

  const command = 'vite --configLoader runner'
  const { result } = concurrently(
    chosen.map((app) => ({ name: app.id, command, cwd: folderOf(app) })),
    // A single server reads the terminal itself. Several servers all end when one ends.
    {
      raw: others.length === 0,
      prefix: 'name',
      prefixColors: ['auto'],
      killOthersOn: ['success', 'failure'],
    },
  )
  // The servers print why they fail.
  await result.catch(() => {
    process.exitCode = 1
  })
  await server?.stop()
}

await runProgram(import.meta.url, usage, main)
