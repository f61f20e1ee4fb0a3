import { composePage } from '../pages/compose-page'
import type { PageSource } from '../pages/page-source'
import { type Holder, withLock } from '../process/with-lock'
import { type FileChanges, writeChanges } from '../process/write-changes'
import type { RegistryEntry } from '../release/registry'
import { type Compose, type DerivedSite, deriveSite, type SiteState } from './derive-site'
import { lockOf, readSite } from './site-state'

/** A change of a site's state, and the files that say so: those before what is derived decide, those after it end it. */
export interface Plan {
  state: SiteState
  before?: FileChanges
  after?: FileChanges
}

type PlannedSite<P> = DerivedSite & { planned: P }

interface PlanOptions<P extends Plan> {
  site: string
  now: Date
  /** `killed` is the process that was killed while it changed the site. */
  plan(state: SiteState, killed?: Holder): P
  /** Reads the pictures of a release that are not stored. Without them a mode has no pages. */
  readSource(release: RegistryEntry): Promise<PageSource>
  compose?: Compose | undefined
  /** Files that come before those of the site. */
  folder?: string
}

interface ChangeOptions<P extends Plan> extends PlanOptions<P> {
  command: string
  /** Nothing is written if it returns false, or throws. */
  confirm?(planned: PlannedSite<P>): Promise<boolean>
}

/** All that a change would write. */
export async function planSite<P extends Plan>(
  { site, now, plan, readSource, compose = composePage, folder }: PlanOptions<P>,
  killed?: Holder,
): Promise<PlannedSite<P>> {
  const planned = plan(await readSite(site, now, folder), killed)
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

/**
 * Brings a site to what its team files and a change of them say, alone: nobody else changes it between the question and
 * the answer. `written` are the paths that differed.
 */
export const changeSite = <P extends Plan>(options: ChangeOptions<P>) =>
  withLock(
    lockOf(options.site),
    { command: options.command, since: options.now.toISOString() },
    async (killed) => {
      const planned = await planSite(options, killed)
      if (options.confirm && !(await options.confirm(planned))) return undefined
      return { ...planned, written: await writeChanges(options.site, planned.files) }
    },
  )
