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

/** Reads both builds as sites, in the federated one with the modes on the shell's origin. */
export async function readSites(): Promise<{ federated: Site; monolith: Site }> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-bench-'))
  try {
    for (const { folder } of apps)
      await cp(join(repositoryRoot, folder, 'dist'), join(root, folder, 'dist'), {
        recursive: true,
      })
    await prepare(root, ({ id }) => `/modes/${id}`)
    const releases = modes.map(({ id, folder }) => [id, join(root, folder, 'releases')] as const)
    return {
      federated: await withModes(await shellSite(join(root, 'shell/dist')), releases),
      monolith: await shellSite(join(monolithFolder, 'dist')),
    }
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
