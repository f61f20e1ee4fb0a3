import type { PageSource } from '../pages/page-source'
import { withLock } from '../process/with-lock'
import { type FileChanges, writeChanges } from '../process/write-changes'
import type { RegistryEntry } from '../release/registry'
import {
  type Compose,
  composeOnce,
  type DerivedSite,
  deriveSite,
  type SiteState,
} from './derive-site'
import { lockOf, readSite } from './site-state'

/** A change of a site's state, and the files that say so: those before what is derived decide, those after it end it. */
export interface Plan {
  state: SiteState
  before?: FileChanges
  after?: FileChanges
}

export interface PlanOptions<P extends Plan> {
  site: string
  now: Date
  plan(state: SiteState): P
  /** Reads the pictures of a release that are not stored. Without them a mode has no pages. */
  readSource(release: RegistryEntry): Promise<PageSource>
  compose?: Compose
  /** Files that come before those of the site. */
  folder?: string
}

export type PlannedSite<P> = DerivedSite & { planned: P }

/** All that a change would write. */
export async function planSite<P extends Plan>({
  site,
  now,
  plan,
  readSource,
  compose = composeOnce(),
  folder,
}: PlanOptions<P>): Promise<PlannedSite<P>> {
  const planned = plan(await readSite(site, now, folder))
  const { state, before = [], after = [] } = planned
  const sources = new Map(state.sources)
  const reasons = new Map<string, string>()
  await Promise.all(
    [...state.teams].map(async ([id, { current }]) => {
      if (!current || sources.has(current.url)) return
      try {
        sources.set(current.url, await readSource(current))
      } catch (error) {
        reasons.set(id, (error as Error).message)
      }
    }),
  )
  const { files, withoutPages } = await deriveSite({ ...state, sources }, compose)
  return {
    planned,
    files: new Map([...before, ...files, ...after]),
    withoutPages: new Map([...withoutPages, ...reasons]),
  }
}

/** Brings a site to what its team files and a change of them say, alone, and returns the paths that differed. */
export const changeSite = <P extends Plan>(command: string, options: PlanOptions<P>) =>
  withLock(lockOf(options.site), { command }, async () => {
    const { files, withoutPages } = await planSite(options)
    return { written: await writeChanges(options.site, files), withoutPages }
  })
