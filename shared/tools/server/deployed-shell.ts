import type { RequestListener } from 'node:http'
import { contractVersion, type RegistryContent } from '@baithak/contract'
import type { Provided } from '@baithak/contract/satisfies-version'
import { errorEndpoint } from '../hosting/csp'
import { parseShellFile, shellFileName } from '../registry/shell-file'

async function read(path: string, shell: URL): Promise<Response> {
  const url = new URL(path, shell)
  const response = await fetch(url).catch((error: Error) => {
    const cause = error.cause as NodeJS.ErrnoException | undefined
    throw new Error(`${url.href} does not answer: ${cause?.code ?? error.message}.`)
  })
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`)
  return response
}

/** Reads `remotes.json` of a deployed shell, with absolute URLs. */
async function readDeployedRegistry(shell: URL): Promise<Pick<RegistryContent, 'modes'>> {
  const response = await read('/remotes.json', shell)
  const registry: RegistryContent = await response.json().catch(() => undefined)
  if (!registry?.modes)
    throw new Error(`${response.url} is not the registry of a Baithak shell. Check the URL.`)
  for (const entry of Object.values(registry.modes)) entry.url = new URL(entry.url, shell).href
  return registry
}

/** Reads what a deployed shell provides to modes. */
export async function readShellFile(shell: URL): Promise<Provided> {
  const response = await read(`/${shellFileName}`, shell)
  const file = parseShellFile(await response.text())
  if (file) return file
  throw new Error(`${response.url} does not say what the shell provides. Release a newer shell.`)
}

/** Returns the URL of a deployed shell. Throws if this repository's modes cannot run in it. */
export async function requireShell(text: string): Promise<URL> {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`"${text}" is not the URL of a shell. Write it like https://baithak.example.`)
  const shell = new URL('/', text)
  await readDeployedRegistry(shell)
  const { contract } = await readShellFile(shell)
  if (contract !== contractVersion)
    throw new Error(
      `The shell at ${shell.href} has contract ${contract} and cannot run modes of contract ${contractVersion}. Develop in the shell of this repository instead: npm run dev.`,
    )
  return shell
}

/** Headers of the deployed shell that a smoke test passes on. */
const passedOn = ['content-security-policy', 'permissions-policy']

interface Replacement {
  /** Returns the registry entry that replaces the deployed one, by mode. */
  entries(): Promise<RegistryContent['modes']>
  /**
   * Leaves out the policy, which refuses the origin of a development server, and the service worker, which would keep
   * old files.
   */
  isDevelopment: boolean
}

/** A service worker that removes itself. Without one, the browser reports an error. */
const emptyWorker = "addEventListener('activate', () => registration.unregister())"

/** Serves a deployed shell with another release of a mode, and without the endpoint of error reports. */
export function deployedShellHandler(
  shell: URL,
  { entries, isDevelopment }: Replacement,
): RequestListener {
  const respond = async (path: string, accept: string): Promise<Response> => {
    if (path === '/remotes.json') {
      const { modes, ...others } = await readDeployedRegistry(shell)
      const replaced = await entries()
      for (const part of Object.values(others) as object[])
        for (const id of Object.keys(replaced)) Reflect.deleteProperty(part, id)
      return Response.json({ ...others, modes: { ...modes, ...replaced } })
    }
    if (isDevelopment && path.startsWith('/service-worker.js'))
      return new Response(emptyWorker, { headers: { 'Content-Type': 'text/javascript' } })
    const response = await fetch(shell.origin + path, { headers: { accept } })
    return accept.includes('text/html')
      ? new Response((await response.text()).replace(errorEndpoint, ''), response)
      : response
  }
  return async ({ url = '/', headers: { accept = '' } }, response) => {
    const answer = await respond(url, accept).catch(
      (error) => new Response(String(error), { status: 502 }),
    )
    for (const name of isDevelopment ? [] : passedOn) {
      const value = answer.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    const type = answer.headers.get('content-type') ?? ''
    const content = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
    response.end(content)
  }
}
