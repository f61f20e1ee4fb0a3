import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { app, localUrl, shell } from '@baithak/build/apps'
import { inDeployedShell } from '@baithak/build/development-container'
import concurrently from 'concurrently'
import { appServer } from './server/app-server'
import { deployedShellHandler, requireShell } from './server/deployed-shell'
import { reserveOffset, startOffsets } from './server/free-ports'

/** Serves a deployed shell at the port of the shell, with this mode from its development server. */
async function openDeployedShell(text: string, mode: ReturnType<typeof app>) {
  const deployed = await requireShell(text)
  const ports = [shell.devPort, mode.devPort]
  process.env.BAITHAK_PORT_OFFSET ??= String(await reserveOffset(ports, startOffsets))
  const server = appServer(shell.id, shell.devPort, deployedShellHandler(deployed, mode))
  await server.start()
  console.log(`${mode.id} from ${localUrl(mode.devPort)} in the shell of ${deployed.origin}, the other modes from its registry: open ${localUrl(shell.devPort)}
Left out: the shell's Content-Security-Policy, service worker, pages of modes and reports of errors. ${mode.id} has a React of its own. \`npm run gate\` tries its build with all of them.`)
  return server
}

/**
 * `npm run dev -w remote-party` runs a mode alone; with `-- --with https://baithak.example` also in the shell that is
 * deployed there.
 */
async function main() {
  const { values } = parseArgs({ options: { with: { type: 'string' } } })
  const folder = process.cwd()
  const mode = app(basename(folder).replace(/^remote-/, ''))
  const server = values.with ? await openDeployedShell(values.with, mode) : undefined
  const command = `vite --configLoader runner${server ? ` --mode ${inDeployedShell}` : ''}`
  // One server alone reads the terminal itself.
  const { result } = concurrently([{ command, cwd: folder }], { raw: true })
  await result.finally(() => server?.stop())
}

await main().catch((error: unknown) => {
  if (error instanceof Error) console.error(error.message)
  process.exitCode = 1
})
