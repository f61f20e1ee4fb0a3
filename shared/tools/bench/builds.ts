import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apps, modes, repositoryRoot } from '@baithak/build/apps'
import { build, buildEnvironment } from '../build-apps'
import { prepare } from '../prepare'
import { runCommand } from '../process/run-command'
import { type Site, shellSite, withModes } from './site'

const monolithFolder = join(import.meta.dirname, 'monolith')

/** Builds the five apps, and the same sources as a monolith. */
export async function buildBoth(signal: AbortSignal): Promise<void> {
  await build(repositoryRoot, { signal })
  const { code, output } = await runCommand(
    'npx',
    [
      'vite',
      'build',
      '--configLoader',
      'runner',
      '--config',
      join(monolithFolder, 'vite.config.ts'),
    ],
    { cwd: repositoryRoot, env: buildEnvironment(process.env), signal },
  )
  if (code !== 0) throw new Error(`${output}\nThe build of the monolith failed.`)
}

/** Reads both builds as sites. */
export async function readSites(): Promise<{ federated: Site; monolith: Site }> {
  return {
    federated: await withFederatedSite(async (site) => site),
    monolith: await shellSite(join(monolithFolder, 'dist')),
  }
}

/** Runs a task with a copy of the builds in which the modes are on the shell's origin. */
export async function withFederatedSite<Result>(
  task: (site: Site, root: string) => Promise<Result>,
  complete: (root: string) => Promise<unknown> = async () => {},
): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-bench-'))
  try {
    for (const { folder } of apps)
      await cp(join(repositoryRoot, folder, 'dist'), join(root, folder, 'dist'), {
        recursive: true,
      })
    await prepare(root, ({ id }) => `/modes/${id}`)
    await complete(root)
    const releases = modes.map(({ id, folder }) => [id, join(root, folder, 'releases')] as const)
    return await task(await withModes(await shellSite(join(root, 'shell/dist')), releases), root)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
