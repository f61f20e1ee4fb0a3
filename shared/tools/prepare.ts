import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localUrl, modes, shell } from '@baithak/build/apps'
import { originsOf } from './hosting/origins'
import { readPageSource } from './pages/page-source'
import { json } from './registry/derive-site'
import { changeSite } from './registry/plan-site'
import { teamPath } from './registry/site-state'
import { emptyTeam, setCurrent } from './registry/team-file'
import { registryEntry, release } from './release/release'

type Mode = (typeof modes)[number]

/**
 * Releases the built modes, enters them in the shell's registry, allows their origins and completes the shell's site.
 * `base` is the URL below which a mode's releases are served.
 */
export async function prepare(
  root: string,
  base = ({ port }: Mode) => localUrl(port),
): Promise<void> {
  const site = join(root, shell.folder, 'dist')
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error(`${site} holds no index.html. Build the apps first: npm run build.`)
  }
  const released = await Promise.all(
    modes.map(async (mode) => {
      const packed = await release(join(root, mode.folder))
      const [entry] = Object.values(registryEntry(packed, base(mode)))
      return { ...packed, id: mode.id, entry: entry as NonNullable<typeof entry> }
    }),
  )
  const now = new Date()
  await changeSite({
    command: 'start',
    site,
    now,
    plan: (state) => {
      const teams = new Map(state.teams)
      const origins = originsOf([...state.origins, ...modes.map(base)])
      const before = new Map([['origins.json', json(origins)]])
      for (const { id, entry } of released) {
        const { history, ...team } = setCurrent(teams.get(id) ?? emptyTeam, entry)
        const change = { time: now.toISOString(), command: 'set', url: entry.url }
        const isNew = team.current?.url !== teams.get(id)?.current?.url
        teams.set(id, { ...team, history: isNew ? [...history, change] : history })
        if (state.paths.includes(teamPath(id))) before.set(teamPath(id), json(teams.get(id)))
      }
      return { state: { ...state, teams, origins }, before }
    },
    readSource: (entry) => {
      const folder = released.find(({ entry: { url } }) => url === entry.url)?.folder ?? root
      return readPageSource(entry, (name) => readFile(join(folder, name), 'utf8'))
    },
  })
}
