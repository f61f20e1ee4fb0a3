import { fileListName, hashOf } from '@baithak/build/file-hashes'
import { fileHashesSchema, type ModeJson, parseRegistry, type Release } from '@baithak/contract'
import { v } from '@baithak/storage/schema'
import { parseJson } from '../process/parse-json'
import { originFile, originSchema, type ReleaseOrigin } from '../release/pack-build'

const timeoutMs = 30_000

export interface VerifiedRelease {
  release: Release
  fileCount: number
  origin: ReleaseOrigin
}

/** Returns the URL of a release in the one form in which URLs are compared and written to configuration files. */
export function normaliseUrl(address: string): string {
  const text = address.endsWith('/') ? address : `${address}/`
  const { href, origin, pathname } = new URL(text, 'https://no-origin.invalid')
  const isPlain = `${origin}${pathname}` === href && /^(?:\/[\w.~+@-]+)+\/$/.test(pathname)
  if (isPlain && URL.canParse(address)) return href
  throw new Error(
    `${address} is not the URL of a release's folder. Write it like https://modes.example/party/1.4.0-0123456789/.`,
  )
}

/** Fetches a release as a browser does, and compares every file with the hash in `mode.json` or the file list. */
export async function verifyRelease(address: string, mode: string): Promise<VerifiedRelease> {
  const url = normaliseUrl(address)
  const text = String((await fetchFile('mode.json', url)).content)
  const manifest = parseJson(v.object({}), text) as ModeJson | undefined
  if (!manifest)
    throw new Error(`${url}mode.json is not JSON. Is this the URL of a release's folder?`)
  const origin = await fetchFile(originFile, url)
    .then(({ content }) => parseJson(originSchema, String(content)) ?? {})
    .catch((): ReleaseOrigin => ({}))
  const release = { url, commit: origin.commit, manifest }
  const { refused } = parseRegistry({ modes: { [mode]: release } }, new URL(url).origin)
  for (const reason of refused.values())
    throw new Error(`The shell would refuse ${url} as ${mode}: ${reason}.`)

  const contents = await verifyFiles(manifest.integrity, 'mode.json', url)
  const list = manifest.files && contents.get(manifest.files)
  // Now that the list is verified, no name in it leads to another host.
  const listed = parseJson(fileHashesSchema, String(list ?? '{}'))
  if (!listed) throw new Error(`${url}${fileListName} is not a list of files and their hashes.`)
  const further = Object.entries(listed).filter(([name]) => !contents.has(name))
  await verifyFiles(Object.fromEntries(further), fileListName, url)
  return { release, fileCount: contents.size + further.length, origin }
}

/** Returns the contents by name. Throws one error that names every file that browsers would refuse. */
async function verifyFiles(hashes: Record<string, string>, list: string, url: string) {
  const contents = new Map<string, Buffer>()
  const verify = async ([name, hash]: [string, string]) => {
    const { file, content, headers } = await fetchFile(name, url)
    contents.set(name, content)
    if (hashOf(content) !== hash) throw new Error(`${file} has another hash than ${list} says.`)
    const type = headers.get('content-type') ?? ''
    const expected = /\.m?js$/.test(name)
      ? /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i
      : name.endsWith('.css') && /^text\/css\b/i
    if (expected && !expected.test(type))
      throw new Error(`${file} is sent as ${type || 'nothing'}: correct its content-type.`)
    if (headers.get('access-control-allow-origin') !== '*')
      throw new Error(`${file} needs the header access-control-allow-origin: *.`)
  }
  const results = await Promise.allSettled(Object.entries(hashes).map(verify))
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  )
  if (failures.length > 0) throw new Error(failures.join('\n'))
  return contents
}

/** Fetches a file of a release, and refuses redirects, which could lead to another host. */
async function fetchFile(name: string, url: string) {
  const file = new URL(name, url).href
  const unanswered = () => Promise.reject(new Error(`${file} does not answer.`))
  const response = await fetch(file, {
    redirect: 'manual',
    // Some hosts send CORS headers only to a request from another origin.
    headers: { origin: 'https://shell.invalid' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(unanswered)
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`)
  const content = Buffer.from(await response.arrayBuffer().catch(unanswered))
  return { file, content, headers: response.headers }
}
