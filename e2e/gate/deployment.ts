import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { app, modes, repositoryRoot, shell } from '@baithak/shared/apps'
import { readDeployedRegistry } from '@baithak/shared/build'
import { withSlash } from '@baithak/shared/delivery/registry/release-url'
import type { RegistryEntries, RegistryEntry } from '@baithak/shared/delivery/release/registry'
import { writeRegistry } from '@baithak/shared/delivery/testing/edit-registry'
import { isUncompressed } from '../fixtures/own-servers'

const isUrl = (source: string) => /^https?:/.test(source)

async function download(file: string, base: string, folder: string): Promise<Buffer> {
  const response = await fetch(new URL(file, base))
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const content = Buffer.from(await response.arrayBuffer())
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
  return content
}

const languages = ['en', 'hi']

/** Copies the shell that a URL serves: the service worker lists the files of its build. */
async function downloadShell(url: string, folder: string) {
  const worker = await download('service-worker.js', url, folder)
  const listed = [...worker.toString().matchAll(/"url":"([^"]+)"/g)].map(([, file = '']) => file)
  const others = languages.map((language) => `locales/${language}/translation.json`)
  for (const file of [...listed, ...others]) await download(file, url, folder)
}

/** Copies a release from its workspace, or from where it is served. */
async function copyRelease({ url, manifest }: RegistryEntry, root: string) {
  const path = join(app(manifest.id).folder, 'releases', basename(url))
  const packed = join(repositoryRoot, path)
  if (existsSync(packed))
    return cp(packed, join(root, path), { recursive: true, filter: isUncompressed })
  const base = withSlash(url)
  const list = await download('files.json', base, join(root, path))
  const ownShares = manifest.ownShares ? [String(manifest.ownShares)] : []
  const files = new Set([...Object.keys(JSON.parse(list.toString())), ...ownShares, 'mode.json'])
  for (const file of files) await download(file, base, join(root, path))
}

/** The releases that a deployed shell uses. */
export async function readLiveEntries(shellSource: string): Promise<RegistryEntries> {
  const file = isUrl(shellSource)
    ? new URL('remotes.json', withSlash(shellSource)).href
    : join(shellSource, 'remotes.json')
  return (await readDeployedRegistry<RegistryEntry>(file)).modes
}

/** Assembles a shell and releases of modes in a folder, as the test servers serve them. */
export async function assemble(root: string, shellSource: string, entries: RegistryEntries) {
  const site = join(root, shell.folder, 'dist')
  if (isUrl(shellSource)) await downloadShell(withSlash(shellSource), site)
  else await cp(shellSource, site, { recursive: true, filter: isUncompressed })
  for (const { folder } of modes) await mkdir(join(root, folder, 'releases'), { recursive: true })
  // The servers of the tests are those of the workspaces.
  const served = Object.fromEntries(
    modes.flatMap(({ id }) => (entries[id] ? [[id, entries[id]]] : [])),
  )
  for (const entry of Object.values(served)) await copyRelease(entry, root)
  await writeFile(join(site, 'remotes.json'), '{ "modes": {} }')
  await writeRegistry(join(site, 'remotes.json'), served)
}
