import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import concurrently, { type ConcurrentlyCommandInput } from 'concurrently'
import { app, localUrl, repositoryRoot, shell } from '../apps/apps'
import { reserveOffset, startOffsets } from './server/free-ports'

const vite = 'vite --configLoader runner'

/**
 * `npm run dev -w remote-party` runs a mode alone. With `-- --with https://baithak.example/remotes.json` it also runs the
 * shell, in which the other modes are those of that registry; a file works too.
 */
async function main() {
  const { values } = parseArgs({ options: { with: { type: 'string' } } })
  const folder = process.cwd()
  const name = basename(folder)
  const commands: ConcurrentlyCommandInput[] = [{ name, command: vite, cwd: folder }]
  if (values.with) {
    const mode = app(name.replace(/^remote-/, ''))
    const ports = [shell.devPort, mode.devPort]
    process.env.BAITHAK_PORT_OFFSET ??= String(await reserveOffset(ports, startOffsets))
    const registry = /^https?:/.test(values.with)
      ? values.with
      : resolve(process.env.INIT_CWD ?? '', values.with)
    const cwd = resolve(repositoryRoot, shell.folder)
    commands.push({ name: shell.id, command: vite, cwd, env: { BAITHAK_REGISTRY: registry } })
    console.log(
      `${mode.id} from ${localUrl(mode.devPort)}, the other modes from ${registry}: open ${localUrl(shell.devPort)}`,
    )
  }
  // One server alone reads the terminal itself.
  const raw = commands.length === 1
  await concurrently(commands, { raw, killOthersOn: ['success', 'failure'] }).result
}

await main().catch((error: unknown) => {
  if (error instanceof Error) console.error(error.message)
  process.exitCode = 1
})
