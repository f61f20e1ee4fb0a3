import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot, shell } from '@baithak/build/apps'
import { parseCommandLine, runProgram, UsageError } from '../process/run-program'
import { type PackedBuild, packBuild } from '../release/pack-build'
import { deployShell, keptFolder } from './deploy-shell'

/**
 * Files of a deployment, which a release does not contain. Folders in `assets` that begin with a version are kept
 * releases.
 */
const deploymentFile =
  /^(?:(?:remotes|release|origins)\.json|(?:registry|assets\/\d[^/]*)\/.*|_headers|_redirects|_policy\.conf|404\.html)$/

/** Packs the build of the shell into a folder of `releases`. */
export async function releaseShell(shellFolder: string): Promise<PackedBuild> {
  const built = join(shellFolder, 'dist')
  if (!existsSync(join(built, 'index.html')))
    throw new Error(`${built} has no index.html. Build the shell first: npm run build -w shell.`)
  const { version } = JSON.parse(await readFile(join(shellFolder, 'package.json'), 'utf8'))
  return packBuild(shellFolder, version, (path) => !deploymentFile.test(path))
}

function keptRelease(target: string, name: string): PackedBuild {
  const folder = join(target, keptFolder(name))
  if (existsSync(join(folder, 'index.html'))) return { name, folder }
  throw new Error(`${target} has no release ${name}. Its releases are the folders of assets.`)
}

const usage = `npm run release -w shell -- [--target <folder>] [--release <name>]

  --target   deploys the release into the folder that a host serves
  --release  goes back to this earlier release, which the target keeps`

const text = { type: 'string' } as const

async function main(args: readonly string[]) {
  const { release, target } = parseCommandLine(args, { target: text, release: text }).values
  if (release && !target) throw new UsageError('--release needs --target.')
  const released =
    release && target
      ? keptRelease(target, release)
      : await releaseShell(join(repositoryRoot, shell.folder))
  console.log(`The release is ${released.folder}.`)
  if (!target) return
  const { written, changesPolicy, modes } = await deployShell(released, target)
  console.log(
    `${target} serves ${released.name}: ${written.length} files were written. Its modes are unchanged: ${modes.join(', ') || 'none yet'}.`,
  )
  if (changesPolicy) console.log('nginx reads _policy.conf when it is reloaded: nginx -s reload.')
}

await runProgram(import.meta.url, usage, main)
