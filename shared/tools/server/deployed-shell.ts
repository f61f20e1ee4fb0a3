import type { RequestListener } from 'node:http'
import { contractVersion, type RegistryContent } from '@baithak/contract'
import type { Provided } from '@baithak/contract/satisfies-version'
import { faultEndpoint } from '../hosting/csp'
import { parseShellFile, shellFileName } from '../registry/shell-file'

async function read(url: URL): Promise<Response> {
  const response = await fetch(url).catch((error: Error) => {
    const cause = error.cause as NodeJS.ErrnoException | undefined
    throw new Error(`${url.href} does not answer: ${cause?.code ?? error.message}.`)
  })
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`)
  return response
}

/** Reads `remotes.json` of a deployed shell. A path in it belongs to the origin that it was read from. */
export async function readDeployedRegistry(shell: URL): Promise<Pick<RegistryContent, 'modes'>> {
  const response = await read(new URL('/remotes.json', shell))
  const registry = await response.json().catch(() => undefined)
  if (!registry?.modes) throw new Error(`${response.url} is no registry of a Baithak shell.`)
  for (const entry of Object.values((registry as RegistryContent).modes))
    entry.url = new URL(entry.url, shell).href
  return registry
}

/** Reads what a deployed shell provides. */
export async function readShellFile(shell: URL): Promise<Provided> {
  const response = await read(new URL(`/${shellFileName}`, shell))
  const file = parseShellFile(await response.text())
  if (file) return file
  throw new Error(`${response.url} does not say what the shell provides.`)
}

/** The URL of a deployed shell in which this repository's modes run; throws for any other one. */
export async function requireShell(text: string): Promise<URL> {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`${text} is no URL of a deployed shell, like https://baithak.example.`)
  const shell = new URL('/', text)
  await readDeployedRegistry(shell)
  const { contract } = await readShellFile(shell)
  if (contract !== contractVersion)
    throw new Error(
      `The shell at ${shell.href} has contract ${contract} and cannot run modes of contract ${contractVersion}. Develop in the shell of this repository instead: npm run dev.`,
    )
  return shell
}

/** Headers of the deployed shell that are passed on, beside the type. */
const passedOn = ['content-security-policy', 'permissions-policy']

interface Replacement {
  /** Of one mode; the other entries are those of the deployed shell. */
  entries(): Promise<RegistryContent['modes']>
  /**
   * Without the policy, which refuses the origin of a development server, and the service worker, which would keep its
   * files.
   */
  isDevelopment: boolean
}

/** Keeps nothing, and removes itself: without any, the browser would report an error. */
const emptyWorker = "addEventListener('activate', () => registration.unregister())"

/** Serves a deployed shell with another release of a mode in its registry, and without the endpoint of error reports. */
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
    if (isDevelopment && /^\/service-worker\.js/.test(path))
      return new Response(emptyWorker, { headers: { 'Content-Type': 'text/javascript' } })
    const response = await fetch(shell.origin + path, { headers: { accept } })
    return accept.includes('text/html')
      ? new Response((await response.text()).replace(faultEndpoint, ''), response)
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
