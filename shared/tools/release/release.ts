import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { app, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import {
  type ModeJson,
  type Release as RegistryRelease,
  releasedModeSchema,
} from '@baithak/contract'
import { versionPattern } from '@baithak/contract/release-name'
import { v } from '@baithak/storage/schema'
import { modeHeadersFile, notFoundPage } from '../hosting/host-files'
import { parseCommandLine, runProgram } from '../process/run-program'
import { unlessMissing } from '../process/write-changes'
import { parseShellFile, requireNeeds, shellFileName } from '../registry/shell-file'
import { type PackedBuild, packBuild } from './pack-build'

interface Release extends PackedBuild {
  manifest: ModeJson
}

async function readManifest(modeFolder: string): Promise<ModeJson> {
  const file = join(modeFolder, 'dist/mode.json')
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Build the mode first: npm run build -w <mode>.`)
  }
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ModeJson
  const { issues } = v.safeParse(schema, manifest)
  if (!issues) return manifest
  throw new Error(
    `${file} would be refused: ${issues.map(describe).join('; ')}. Fix src/manifest.ts or package.json and build again.`,
  )
}

const schema = v.pipe(
  releasedModeSchema,
  v.check(
    ({ version }) => versionPattern.test(version),
    'the version is no semantic version like 1.4.0 or 1.4.0-rc.1',
  ),
)

const describe = ({ message, path }: { message: string; path?: { key: unknown }[] | undefined }) =>
  [path?.map(({ key }) => key).join('.'), message].filter(Boolean).join(': ')

/** Packs the build of a mode into a folder below `releases`, ready to upload. */
export async function release(modeFolder: string): Promise<Release> {
  const manifest = await readManifest(modeFolder)
  const packed = await packBuild(modeFolder, manifest.version)
  const site = join(modeFolder, 'releases')
  // Hosts read these at the root of the site, which is the `releases` folder.
  await writeFile(join(site, '_headers'), modeHeadersFile())
  await writeFile(join(site, '404.html'), notFoundPage())
  return { ...packed, manifest }
}

/** Returns what the registry says about a release that is served below `base`. */
export const registryRelease = ({ name, manifest }: Release, base: string): RegistryRelease => ({
  url: `${base.replace(/\/+$/, '')}/${name}/`,
  manifest,
})

/** The same, unless the shell that is deployed in a folder lacks what the mode needs. */
export async function releaseFor(site: string, modeFolder: string): Promise<Release> {
  const text = await readFile(join(site, shellFileName), 'utf8').catch(unlessMissing)
  const shellFile = parseShellFile(text ?? '')
  if (shellFile) requireNeeds(await readManifest(modeFolder), shellFile)
  else console.error(`${site} has no ${shellFileName}: set compares what the mode needs.`)
  return release(modeFolder)
}

const usage = `npm run release -w remote-party -- [--base <URL>] [--target <folder>] [--json]

  --base    the URL below which the releases of the mode are served
  --target  the folder of the deployed shell
  --json    prints the name, folder and URL of the release as JSON`

async function main(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { base: text, target: text, json: { type: 'boolean' } } as const
  const { values } = parseCommandLine(args, options)
  // npm runs the script of a workspace in its folder.
  const site = resolve(
    process.env.INIT_CWD ?? '',
    values.target ?? join(repositoryRoot, shell.folder, 'dist'),
  )
  const released = await releaseFor(site, process.cwd())
  const { id } = released.manifest
  const { url } = registryRelease(released, values.base ?? localUrl(app(id).port))
  const { name, folder } = released
  if (values.json) return console.log(JSON.stringify({ id, name, folder, url }))
  const target = values.target ? ` --target ${values.target}` : ''
  console.log(`The release is ${folder}.
When ${url} serves it, make it live:
npm run registry -- set ${id} ${url}${target}`)
}

await runProgram(import.meta.url, usage, main)
