import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { parseCommandLine, runProgram, UsageError } from '../process/run-program'
import { requireNeeds } from '../registry/shell-file'
import { registryRelease, release } from '../release/release'
import { appServer } from '../server/app-server'
import { deployedShellHandler, readShellFile, requireShell } from '../server/deployed-shell'
import { movePorts } from '../server/free-ports'
import { modeHandler } from '../server/static-server'

const usage = `npm run smoke -w remote-party -- --live https://baithak.example

  --live  the URL of the shell that visitors have`

/** The path of the tested release. It has the shell's own origin, which every policy allows. */
const candidatePath = '/candidate'

/** Serves a deployed shell in which the packed release replaces the mode's live one. */
export async function serveCandidate(
  live: string,
  packed: Awaited<ReturnType<typeof release>>,
  port = shell.port,
) {
  const entry = registryRelease(packed, candidatePath)
  const shellUrl = await requireShell(live)
  requireNeeds(packed.manifest, await readShellFile(shellUrl))
  const proxy = deployedShellHandler(shellUrl, {
    entries: async () => ({ [packed.manifest.id]: entry }),
    isDevelopment: false,
  })
  const files = modeHandler(`${packed.folder}/..`)
  return appServer(shell.id, port, (request, response) => {
    const { url = '' } = request
    if (!url.startsWith(`${candidatePath}/`)) return proxy(request, response)
    request.url = url.slice(candidatePath.length)
    return files(request, response)
  })
}

/** Runs the specs of a mode in the shell at a URL, and resolves to whether all passed. */
export async function runSpecs(url: string, id: string): Promise<boolean> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:TEST_|PLAYWRIGHT_|PW_)/.test(name),
  )
  const specs = spawn(
    'npx',
    [
      ...['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', 'smoke'],
      // This folder differs from Playwright's own, because the test of this program runs inside Playwright.
      ...['--reporter', 'list', '--output', 'test-results/smoke'],
      ...['--grep', `@${id}\\b`],
    ],
    {
      cwd: repositoryRoot,
      env: { ...Object.fromEntries(inherited), BAITHAK_LIVE: url },
      stdio: 'inherit',
    },
  )
  const [code] = await once(specs, 'close')
  return code === 0
}

async function main(args: readonly string[]) {
  const { values } = parseCommandLine(args, { live: { type: 'string' } })
  if (!values.live) throw new UsageError('The URL of the live shell is missing.')
  const packed = await release(process.cwd())
  await movePorts([shell.port])
  const server = await serveCandidate(values.live, packed)
  await server.start()
  const { id } = packed.manifest
  const hasPassed = await runSpecs(localUrl(shell.port), id)
  await server.stop()
  if (!hasPassed) throw new Error(`Smoke tests failed for ${id} ${packed.name}. Do not release it.`)
  console.log(`Smoke tests passed for ${id} ${packed.name}.`)
}

await runProgram(import.meta.url, usage, main)
