import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localUrl, modes, shell } from '@baithak/build/apps'
import { originsOf } from './hosting/origins'
import { readPageSource } from './pages/page-source'
import { deriveSite } from './registry/derive-site'
import { changeSite, readSite } from './registry/site-state'
import { emptyTeam, setCurrent } from './registry/team-file'
import { registryEntry, release } from './release/release'
import { compressFiles } from './server/compress-files'

/**
 * Releases the built modes, enters them in the shell's registry, allows their origins and completes the shell's site.
 * `base` is the URL below which a mode's releases are served.
 */
export async function prepare(
  root: string,
  base = ({ port }: { id: string; port: number }) => localUrl(port),
): Promise<void> {
  const site = join(root, shell.folder, 'dist')
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error(`${site} holds no index.html. Build the apps first: npm run build.`)
  }
  const released = await Promise.all(
    modes.map(async (mode) => {
      const packed = await release(join(root, mode.folder))
      return { ...packed, id: mode.id, entry: registryEntry(packed, base(mode)) }
    }),
  )
  await Promise.all(
    [join(site, 'assets'), ...released.map(({ folder }) => folder)].map(compressFiles),
  )
  const time = new Date().toISOString()
  await changeSite(site, { command: 'start', since: time }, async () => {
    const state = await readSite(site)
    const teams = new Map(state.teams)
    for (const { id, entry } of released) {
      const history = [{ time, command: 'set', url: entry.url }]
      teams.set(id, { ...setCurrent(emptyTeam, entry), history })
    }
    const origins = originsOf([...state.origins, ...modes.map(base)])
    return deriveSite({ ...state, teams, origins }, (entry) => {
      const folder = released.find(({ entry: { url } }) => url === entry.url)?.folder ?? root
      return readPageSource(entry, (name) => readFile(join(folder, name), 'utf8'))
    })
  })
}
