import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot, shell } from '@baithak/build/apps'
import { policyHint } from '../hosting/host-files'
import { parseCommandLine, runProgram } from '../process/run-program'
import { type PackedBuild, packBuild } from '../release/pack-build'
import { deployShell } from './deploy-shell'

/** Files of a deployment, which a release does not contain. */
const deploymentFile =
  /^(?:(?:remotes|release|origins)\.json|registry\/.*|_headers|_redirects|_policy\.conf|404\.html)$/

/** Packs the build of the shell into a folder of `releases`. */
export async function releaseShell(shellFolder: string): Promise<PackedBuild> {
  const built = join(shellFolder, 'dist')
  if (!existsSync(join(built, 'index.html')))
    throw new Error(`${built} has no index.html. Build the shell first: npm run build -w shell.`)
  const { version } = JSON.parse(await readFile(join(shellFolder, 'package.json'), 'utf8'))
  return packBuild(shellFolder, version, (path) => !deploymentFile.test(path))
}

function earlierRelease(shellFolder: string, name: string): PackedBuild {
  const folder = join(shellFolder, 'releases', name)
  if (existsSync(folder)) return { name, folder }
  throw new Error(`${folder} does not exist. Build its commit and release that.`)
}

const usage = `npm run release -w shell -- [--target <folder>] [--release <name>]

  --target   deploys the release into the folder that a host serves
  --release  deploys this earlier release of shell/releases`

const text = { type: 'string' } as const

async function main(args: readonly string[]) {
  const { release, target } = parseCommandLine(args, { target: text, release: text }).values
  const folder = join(repositoryRoot, shell.folder)
  const released = release ? earlierRelease(folder, release) : await releaseShell(folder)
  console.log(`The release is ${released.folder}.`)
  if (!target) return
  const { written, changesPolicy, modes } = await deployShell(released, target)
  console.log(
    `${target} serves ${released.name}: ${written.length} files were written. Its modes are unchanged: ${modes.join(', ') || 'none yet'}.`,
  )
  if (changesPolicy) console.log(policyHint)
}

await runProgram(import.meta.url, usage, main)
