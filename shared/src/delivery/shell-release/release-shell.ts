import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot, shell } from '../../apps/apps'
import { isMain } from '../process/is-main'
import { compressFolder } from '../release/compress'
import { contentHash, readFiles } from '../release/content-hash'
import { deployShell, keptFolder } from './deploy-shell'

/** Belongs to a deployment and not to a build: a release of the shell does not contain it. */
const deploymentFile =
  /^(?:(?:remotes|releases|origins|shell-releases)\.json|(?:registry|pages|assets\/[^/]+)\/.*|_headers|_redirects|_policy\.conf|(?!index\.html).*\.html)$/
const compressedCopy = /\.(?:br|gz)$/

export const isShellFile = (path: string): boolean =>
  !deploymentFile.test(path) && !compressedCopy.test(path)

interface ShellRelease {
  /** The folder's name, unique to its content. */
  name: string
  folder: string
}

/** Copies what the build wrote to `dist` into a folder of its own below `releases`; earlier releases stay. */
export async function releaseShell(shellFolder: string): Promise<ShellRelease> {
  const built = join(shellFolder, 'dist')
  if (!existsSync(join(built, 'index.html')))
    throw new Error(`${built} holds no index.html. Build the shell first: npm run build -w shell.`)
  const files = (await readFiles(built)).filter(({ path }) => isShellFile(path))
  const { version } = JSON.parse(await readFile(join(shellFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const name = `${version}-${contentHash(files)}`
  const folder = join(shellFolder, 'releases', name)
  if (!existsSync(folder)) {
    const draft = join(shellFolder, 'releases', `.draft-${process.pid}`)
    await rm(draft, { recursive: true, force: true })
    for (const { path, content } of files) {
      await mkdir(dirname(join(draft, path)), { recursive: true })
      await writeFile(join(draft, path), content)
    }
    await compressFolder(draft)
    await rename(draft, folder)
  }
  return { name, folder }
}

function keptRelease(target: string, name: string): ShellRelease {
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

/** `npm run release -w shell -- --target /srv/baithak/shell` */
async function main() {
  const { values } = parseArgs({
    options: {
      target: { type: 'string' },
      release: { type: 'string' },
      keep: { type: 'string' },
    },
  })
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) throw new Error(usage)
  if (values.release && !values.target) throw new Error(usage)
  const released =
    values.release && values.target
      ? keptRelease(values.target, values.release)
      : await releaseShell(join(repositoryRoot, shell.folder))
  console.log(`The release is ${released.folder}.`)
  if (!values.target) return
  const { added, deleted } = await deployShell(released, values.target, {
    now: new Date(),
    ...(keep === undefined ? {} : { keep }),
  })
  console.log(
    [
      `${values.target} serves ${released.name}: ${added.length} new files, ${deleted.length} deleted. Its registry is unchanged.`,
      'nginx reads _policy.conf when it is reloaded: nginx -s reload.',
    ].join('\n'),
  )
}

if (isMain(import.meta.url)) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
