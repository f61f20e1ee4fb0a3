import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot, shell } from '@baithak/build/apps'
import { parseCommandLine, runProgram, UsageError } from '../process/run-program'
import { type PackedBuild, packBuild } from '../release/pack-build'
import { deployShell, keptFolder } from './deploy-shell'

/** Belongs to a deployment and not to a build: a release of the shell does not contain it. Folders in `assets` that begin with a version are kept releases. */
const deploymentFile =
  /^(?:(?:remotes|release|releases|origins|shell-releases)\.json|(?:registry|pages|assets\/\d[^/]*)\/.*|_headers|_redirects|_policy\.conf|(?!index\.html).*\.html)$/

const isShellFile = (path: string) => !deploymentFile.test(path)

/** Packs the build of the shell into a folder below `releases`. */
export async function releaseShell(shellFolder: string): Promise<PackedBuild> {
  const built = join(shellFolder, 'dist')
  if (!existsSync(join(built, 'index.html')))
    throw new Error(`${built} holds no index.html. Build the shell first: npm run build -w shell.`)
  const { version } = JSON.parse(await readFile(join(shellFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return packBuild(shellFolder, version, isShellFile)
}

function keptRelease(target: string, name: string): PackedBuild {
  const folder = join(target, keptFolder(name))
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(
      `${folder} holds no index.html: ${name} was not deployed there, or --keep has deleted it.`,
    )
  return { name, folder }
}

const usage = `npm run release -w shell -- [--target <folder>] [--release <name>] [--keep <count>]

  --target   deploys the release into the folder that a host serves
  --release  goes back to this earlier release, which the target keeps
  --keep     deletes the files that none of the last releases has, as many as this counts`

const text = { type: 'string' } as const

async function main(args: readonly string[]) {
  const { values } = parseCommandLine(args, { target: text, release: text, keep: text })
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new UsageError('--keep needs a number of releases, like 3.')
  if (values.release && !values.target) throw new UsageError('--release needs --target.')
  const released =
    values.release && values.target
      ? keptRelease(values.target, values.release)
      : await releaseShell(join(repositoryRoot, shell.folder))
  console.log(`The release is ${released.folder}.`)
  if (!values.target) return
  const options = { now: new Date(), keep }
  const { added, deleted, changesPolicy, modes } = await deployShell(
    released,
    values.target,
    options,
  )
  console.log(
    `${values.target} serves ${released.name}: ${added.length} new files, ${deleted.length} deleted. Its modes are unchanged: ${modes.join(', ') || 'none yet'}.`,
  )
  if (changesPolicy) console.log('nginx reads _policy.conf when it is reloaded: nginx -s reload.')
}

await runProgram(import.meta.url, usage, main)
