import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, localUrl } from '@baithak/build/apps'
import {
  type ModeJson,
  type Release as RegistryRelease,
  releasedModeSchema,
} from '@baithak/contract'
import { versionPattern } from '@baithak/contract/release-name'
import { v } from '@baithak/storage/schema'
import { modeHeadersFile, notFoundPage } from '../hosting/host-files'
import { parseCommandLine, runProgram } from '../process/run-program'
import { type PackedBuild, packBuild } from './pack-build'

interface Release extends PackedBuild {
  manifest: ModeJson
}

const schema = v.pipe(
  releasedModeSchema,
  v.check(
    ({ version }) => versionPattern.test(version),
    'the version is not a semantic version like 1.4.0 or 1.4.0-rc.1',
  ),
)

async function readManifest(modeFolder: string): Promise<ModeJson> {
  const file = join(modeFolder, 'dist/mode.json')
  if (!existsSync(file))
    throw new Error(`${file} is missing. Build the mode first: npm run build -w <mode>.`)
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ModeJson
  const { issues } = v.safeParse(schema, manifest)
  if (!issues) return manifest
  throw new Error(
    `The shell would refuse ${file}: ${issues.map(describe).join('; ')}. Fix src/manifest.ts, src/locales or package.json, and build again.`,
  )
}

const describe = ({ message, path }: { message: string; path?: { key: unknown }[] | undefined }) =>
  [path?.map(({ key }) => key).join('.'), message].filter(Boolean).join(': ')

/** Packs the build of a mode into a folder of `releases`, ready to upload. */
export async function release(modeFolder: string): Promise<Release> {
  const manifest = await readManifest(modeFolder)
  const packed = await packBuild(modeFolder, manifest.version)
  const site = join(modeFolder, 'releases')
  await writeFile(join(site, '_headers'), modeHeadersFile())
  await writeFile(join(site, '404.html'), notFoundPage())
  return { ...packed, manifest }
}

/** Returns the registry's entry for a release that is served below the URL `base`. */
export const registryRelease = ({ name, manifest }: Release, base: string): RegistryRelease => ({
  url: `${base.replace(/\/+$/, '')}/${name}/`,
  manifest,
})

const usage = `npm run release -w remote-party -- [--base <URL>] [--json]

  --base  the URL below which the releases of the mode are served (default: that of npm start)
  --json  print the name, folder and URL of the release as JSON`

async function main(args: readonly string[]) {
  const options = { base: { type: 'string' }, json: { type: 'boolean' } } as const
  const { values } = parseCommandLine(args, options)
  // npm runs the script of a workspace in its folder.
  const released = await release(process.cwd())
  const { id } = released.manifest
  const { url } = registryRelease(released, values.base ?? localUrl(app(id).port))
  const { name, folder } = released
  if (values.json) return console.log(JSON.stringify({ id, name, folder, url }))
  console.log(`The release is ${folder}.
When ${url} serves it, make it live:
npm run registry -- set ${id} ${url}
Add --target with the folder of the deployed shell, unless that is shell/dist.`)
}

await runProgram(import.meta.url, usage, main)
