import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { app, modes, repositoryRoot, shell } from '@baithak/build/apps'
import { withSlash } from '../registry/release-url'
import type { RegistryEntries, RegistryEntry } from '../release/registry'
import { readDeployedRegistry } from '../server/deployed-shell'
import { readRegistry, writeRegistry } from '../testing/edit-registry'

const isUrl = (source: string) => /^https?:/.test(source)

async function download(file: string, base: string, folder: string): Promise<Buffer> {
  const response = await fetch(new URL(file, base))
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const content = Buffer.from(await response.arrayBuffer())
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
  return content
}

/** What a deployed shell keeps of an earlier release: all but the files with hashed names. */
const keptRelease = /assets\/[^/]+\/?$/

/** Copies a shell. Where a URL serves it, the service worker lists the files of its build. */
async function copyShell(source: string, folder: string) {
  const root = source.replace(keptRelease, '')
  if (!isUrl(source)) {
    await cp(source, folder, { recursive: true })
    if (root !== source) await cp(join(root, 'assets'), join(folder, 'assets'), { recursive: true })
    return
  }
  const worker = await download('service-worker.js', withSlash(source), folder)
  for (const [, file = ''] of worker.toString().matchAll(/"url":"([^"]+)"/g))
    await download(file, withSlash(file.startsWith('assets/') ? root : source), folder)
}

/** Reads a file of a deployed shell; undefined where it is missing, or a host sends the page in its place. */
async function readDeployed(source: string, file: string): Promise<string | undefined> {
  if (!isUrl(source)) return readFile(join(source, file), 'utf8').catch(() => undefined)
  const response = await fetch(new URL(file, withSlash(source)))
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  return response.ok && !isPage ? response.text() : undefined
}

/** The release before the live one, as the folder or the URL beside which a shell is served keeps it. */
export async function findPreviousShell(live: string): Promise<string | undefined> {
  const history = JSON.parse((await readDeployed(live, 'shell-releases.json')) ?? '{}')
  const name: string | undefined = history.releases?.[1]?.name
  if (!name) return undefined
  const path = `assets/${name}/`
  const kept = isUrl(live) ? new URL(path, withSlash(live)).href : join(live, path)
  return (await readDeployed(kept, 'service-worker.js')) && kept
}

/** Copies a release from its workspace, or from where it is served. */
async function copyRelease({ url, manifest }: RegistryEntry, root: string) {
  const path = join(app(manifest.id).folder, 'releases', basename(url))
  const packed = join(repositoryRoot, path)
  if (existsSync(packed)) return cp(packed, join(root, path), { recursive: true })
  const base = withSlash(url)
  const list = await download('files.json', base, join(root, path))
  const ownShares = manifest.ownShares ? [manifest.ownShares] : []
  const files = new Set([...Object.keys(JSON.parse(list.toString())), ...ownShares, 'mode.json'])
  for (const file of files) await download(file, base, join(root, path))
}

/** The releases that a deployed shell uses. */
export async function readLiveEntries(shellSource: string): Promise<RegistryEntries> {
  const registry = isUrl(shellSource)
    ? await readDeployedRegistry(new URL(shellSource))
    : await readRegistry(join(shellSource, 'remotes.json'))
  return registry.modes
}

/** Assembles a shell and releases of modes in a folder, as the test servers serve them. */
export async function assemble(root: string, shellSource: string, entries: RegistryEntries) {
  const site = join(root, shell.folder, 'dist')
  await copyShell(shellSource, site)
  for (const { folder } of modes) await mkdir(join(root, folder, 'releases'), { recursive: true })
  // The servers of the tests are those of the workspaces.
  const served = Object.fromEntries(
    modes.flatMap(({ id }) => (entries[id] ? [[id, entries[id]]] : [])),
  )
  for (const entry of Object.values(served)) await copyRelease(entry, root)
  await writeFile(join(site, 'remotes.json'), '{ "modes": {} }')
  await writeRegistry(join(site, 'remotes.json'), served)
}
