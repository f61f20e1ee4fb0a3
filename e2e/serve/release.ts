import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { localUrl, modes } from './apps'
import { compressFolder } from './compress'
import { contentHash, readFiles } from './content-hash'
import { modeHeadersFile, notFoundPage } from './host-files'
import { isMain } from './is-main'
import type { Manifest, RegistryEntries } from './registry'
import { writeRegistry } from './registry'

export interface Release {
  /** The folder's name, unique to its content. */
  name: string
  folder: string
  manifest: Manifest
}

const filled = (value: unknown) => typeof value === 'string' && value !== ''

async function readManifest(modeFolder: string): Promise<Manifest> {
  const file = join(modeFolder, 'dist/mode.json')
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Build the mode first: npm run build -w <mode>.`)
  }
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  const known = modes.some((mode) => mode.id === manifest.id)
  if (!known || !filled(manifest.entry) || !/^[\w.+-]+$/.test(manifest.version)) {
    throw new Error(`${file} needs the id of a mode, a version and an entry. Mend src/manifest.ts.`)
  }
  if (!existsSync(join(modeFolder, 'dist', manifest.entry))) {
    throw new Error(`${file} names the entry ${manifest.entry}, which the build did not write.`)
  }
  return manifest
}

/**
 * Turns a mode's `dist` into a folder of its own below `releases`, ready to upload.
 * The same build gives the same release; earlier releases stay.
 */
export async function release(modeFolder: string): Promise<Release> {
  const manifest = await readManifest(modeFolder)
  const built = join(modeFolder, 'dist')
  const name = `${manifest.version}-${contentHash(await readFiles(built))}`
  const site = join(modeFolder, 'releases')
  const folder = join(site, name)

  if (!existsSync(folder)) {
    const draft = join(site, `.draft-${process.pid}`)
    await rm(draft, { recursive: true, force: true })
    await mkdir(site, { recursive: true })
    await cp(built, draft, { recursive: true })
    await compressFolder(draft)
    await rename(draft, folder)
  }
  // Hosts read these at the root of the site, which is the folder that holds all releases.
  await writeFile(join(site, '_headers'), modeHeadersFile())
  await writeFile(join(site, '404.html'), notFoundPage())
  return { name, folder, manifest }
}

/** What the registry says about a release that lies below `base`. */
export function registryEntry({ name, manifest }: Release, base: string): RegistryEntries {
  const url = `${base.replace(/\/+$/, '')}/${name}/`
  return { [manifest.id]: { url, manifest } }
}

const localBase = (id: string) => localUrl(modes.find((mode) => mode.id === id)?.port ?? 0)

/** `npm run release -w remote-party -- --base https://cdn.example/party/ --registry remotes.json` */
async function main() {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, registry: { type: 'string' } },
  })
  const released = await release(process.cwd())
  const entry = registryEntry(released, values.base ?? localBase(released.manifest.id))
  if (values.registry) await writeRegistry(values.registry, entry)
  console.log(JSON.stringify(entry, null, 2))
}

if (isMain(import.meta.url)) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
