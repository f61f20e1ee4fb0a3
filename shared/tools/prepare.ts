import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localUrl, modes, shell } from '@baithak/build/apps'
import { originsOf } from './hosting/origins'
import { changeSite, deriveFiles, readSite } from './registry/site'
import { emptyTeam, setCurrent } from './registry/team-file'
import { registryRelease, release } from './release/release'
import { compressFiles } from './server/compress-files'

/**
 * Releases the built modes, makes them live in the shell's registry, allows their origins and completes the shell's
 * site. `base` returns the URL below which a mode's releases are served.
 */
export async function prepare(
  root: string,
  base = ({ port }: { id: string; port: number }) => localUrl(port),
): Promise<void> {
  const site = join(root, shell.folder, 'dist')
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error(`${site} has no index.html. Build the apps first: npm run build.`)
  }
  const released = await Promise.all(
    modes.map(async (mode) => {
      const packed = await release(join(root, mode.folder))
      return { ...packed, id: mode.id, entry: registryRelease(packed, base(mode)) }
    }),
  )
  await Promise.all(
    [join(site, 'assets'), ...released.map(({ folder }) => folder)].map(compressFiles),
  )
  const time = new Date().toISOString()
  const teams = released.map(({ id, entry }) => {
    const history = [{ time, command: 'set', url: entry.url, current: entry.url }]
    return [id, { ...setCurrent(emptyTeam, entry), history }] as const
  })
  await changeSite(site, 'start', async () => ({
    files: deriveFiles({
      ...(await readSite(site)),
      teams: new Map(teams),
      origins: originsOf(modes.map(base)),
    }),
  }))
}
