import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { hashOf } from '@baithak/build/file-hashes'
import { buildEnvironment } from '@baithak/tools/build-apps'
import { runCommand } from '@baithak/tools/process/run-command'
import type { RegistryEntry } from '@baithak/tools/release/registry'
import type { OwnServers } from '@baithak/tools/testing/own-servers'

/** Builds a folder with its own `vite.config.ts`, in a process of its own: the plugin is off where tests run. */
export async function buildAlone(folder: string, outDir: string, env: NodeJS.ProcessEnv = {}) {
  const vite = join(repositoryRoot, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runCommand(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: join(import.meta.dirname, folder),
      env: buildEnvironment({ ...process.env, ...env }),
    },
  )
  if (code !== 0) throw new Error(`${folder} does not build:\n${output}`)
}

/** Builds a mode with the federation plugin alone, beside the releases of Gig; returns the entry that its team writes by hand. */
export async function releasePluginMode(
  servers: Pick<OwnServers, 'folder'>,
  { url, manifest }: RegistryEntry,
): Promise<RegistryEntry> {
  const name = '1.0.0-0123456789'
  const folder = join(servers.folder('gig'), name)
  await buildAlone('plugin-mode', folder)
  return {
    url: new URL(`../${name}/`, url).href,
    manifest: {
      id: 'gig',
      version: '1.0.0',
      contract: 1,
      prefix: '/gig',
      nav: manifest.nav,
      immersive: [],
      entry: 'remoteEntry.js',
      preload: { scripts: ['remoteEntry.js'], styles: [], texts: {}, screens: {} },
      integrity: { 'remoteEntry.js': hashOf(await readFile(join(folder, 'remoteEntry.js'))) },
    },
  }
}
