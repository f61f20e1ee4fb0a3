import type { RequestListener } from 'node:http'
import { developedEntry } from '@baithak/build/dev-registry'
import { framesFile } from '@baithak/build/prerender'
import { contractVersion, supportsContract } from '@baithak/contract'
import { faultEndpoint } from '../hosting/csp'
import type { Registry } from '../release/registry'

async function read(url: URL): Promise<Response> {
  const response = await fetch(url).catch((error: Error) => {
    const cause = error.cause as NodeJS.ErrnoException | undefined
    throw new Error(`${url.href} does not answer: ${cause?.code ?? error.message}.`)
  })
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`)
  return response
}

/** Reads `remotes.json` of a deployed shell. A path in it belongs to the origin that it was read from. */
export async function readDeployedRegistry(shell: URL): Promise<Registry> {
  const response = await read(new URL('/remotes.json', shell))
  const registry = await response.json().catch(() => undefined)
  if (!registry?.modes) throw new Error(`${response.url} is no registry of a Baithak shell.`)
  for (const entry of Object.values((registry as Registry).modes))
    entry.url = new URL(entry.url, shell).href
  return registry
}

/** The URL of a deployed shell in which this repository's modes run; throws for any other one. */
export async function requireShell(text: string): Promise<URL> {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`${text} is no URL of a deployed shell, like https://baithak.example.`)
  const shell = new URL('/', text)
  await readDeployedRegistry(shell)
  // The first shells do not say it.
  const { contract = 1 }: { contract?: number } = await read(new URL(framesFile, shell))
    .then((response) => response.json())
    .catch(() => ({}))
  if (!supportsContract(contractVersion, contract))
    throw new Error(
      `The shell at ${shell.href} has contract ${contract} and cannot run modes of contract ${contractVersion}. Develop in the shell of this repository instead: npm run dev.`,
    )
  return shell
}

/**
 * Serves a deployed shell with one of its modes from a development server. Left out: the policy, which refuses the
 * development server's origin, the service worker, which would keep files, and the endpoint of error reports.
 */
export function deployedShellHandler(
  shell: URL,
  mode: { id: string; devPort: number },
): RequestListener {
  const respond = async (path: string, accept: string): Promise<Response> => {
    if (path === '/remotes.json') {
      const { modes, ...others } = await readDeployedRegistry(shell)
      for (const part of Object.values(others) as object[]) Reflect.deleteProperty(part, mode.id)
      return Response.json({ ...others, modes: { ...modes, ...(await developedEntry(mode)) } })
    }
    if (/^\/service-worker\.js/.test(path)) return new Response('Not found', { status: 404 })
    // The page of a mode's screen shows and loads what is released.
    const isPage = accept.includes('text/html')
    const response = await fetch(shell.origin + (isPage ? '/' : path), { headers: { accept } })
    return isPage
      ? new Response((await response.text()).replace(faultEndpoint, ''), response)
      : response
  }
  return async ({ url = '/', headers: { accept = '' } }, response) => {
    const answer = await respond(url, accept).catch(
      (error) => new Response(String(error), { status: 502 }),
    )
    const type = answer.headers.get('content-type') ?? ''
    const content = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
    response.end(content)
  }
}
