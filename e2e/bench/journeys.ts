import type { BrowserContext, Page } from '@playwright/test'
import { member, type StoredValues, store } from '../fixtures/stored'
import type { Answer } from './network-metrics'
import { type Moments, requireReaction, type Screen, tapThrough, visitScreen } from './page-timings'
import type { SiteServer } from './site-server'

export interface Measured {
  moments: Moments
  answers: Answer[]
}

/** One row of the table: how it is reached, and what it is measured by. */
export interface Journey {
  name: string
  /** Where it begins, for tools that only open addresses. */
  entry?: { path: string; stored: StoredValues }
  /** With the service worker at work; without it, nothing comes that the visit did not ask for. */
  worker?: true
  /** From the second mode on the federated app has to be ahead. */
  ahead?: true
  /** Answers are delayed by `latency` for as long as it is measured, not while it is made ready. */
  run(context: BrowserContext, server: SiteServer, latency: number): Promise<Measured>
}

const screens = {
  welcome: { path: '/', control: 'a[href="/onboarding/phone"]', leadsTo: '/onboarding/phone' },
  chooser: { path: '/', control: 'a.signboard-link[href="/work"]', leadsTo: '/work' },
  work: { path: '/work', control: 'main a[href="/explore"]', leadsTo: '/explore' },
  party: { path: '/party', control: 'main a[href^="/party/venue/"]', leadsTo: '/party/venue/' },
  wizard: {
    path: '/party/create',
    control: 'button',
    words: 'Next',
    leadsTo: '/party/create?step=2',
  },
  gig: { path: '/gig', control: 'main a[href^="/gig/detail/"]', leadsTo: '/gig/detail/' },
  dashboard: {
    path: '/admin/dashboard',
    control: 'a[href^="/admin/cafe/"]',
    leadsTo: '/admin/cafe/',
  },
} satisfies Record<string, Screen>

const board = (path: string) => `a.signboard-link[href="${path}"]`
const modesItem = 'nav a[href="/"]'

/** Long enough for what a page fetches when it has been quiet for a while, as the worker's own start. */
const idle = 3500
const pause = 500

async function opened(page: Page, server: SiteServer, path: string, screen: Screen) {
  const moments = await visitScreen(page, `${server.url}${path}`, screen)
  await server.quiet(pause)
  return { moments, answers: server.take() }
}

const firstVisit = (
  name: string,
  path: string,
  screen: Screen,
  stored: StoredValues = member,
): Journey => ({
  name,
  entry: { path, stored },
  async run(context, server, latency) {
    await store(context, server.url, stored)
    const page = await context.newPage()
    server.latency = latency
    const measured = await opened(page, server, path, screen)
    await requireReaction(page, screen)
    return measured
  },
})

/** From Work, over the mode chooser, to Party. What happens while Work stands, and while the chooser does. */
const change = (
  name: string,
  {
    inWork = async () => {},
    inChooser = async () => {},
  }: Partial<Record<'inWork' | 'inChooser', (page: Page, server: SiteServer) => Promise<unknown>>>,
): Journey => ({
  name,
  ahead: true,
  async run(context, server, latency) {
    await store(context, server.url, member)
    const page = await context.newPage()
    await opened(page, server, '/work', screens.work)
    await inWork(page, server)
    await tapThrough(page, modesItem, screens.chooser)
    await inChooser(page, server)
    server.take()
    server.latency = latency
    const moments = await tapThrough(page, board('/party'), screens.party)
    await server.quiet(pause)
    const answers = server.take()
    await requireReaction(page, screens.party)
    return { moments, answers }
  },
})

const secondVisit = (name: string, worker: boolean): Journey => ({
  name,
  ahead: true,
  ...(worker && { worker }),
  async run(context, server, latency) {
    await store(context, server.url, member)
    const first = await context.newPage()
    await opened(first, server, '/work', screens.work)
    if (worker) await first.waitForFunction(() => navigator.serviceWorker.ready.then(() => true))
    await server.quiet(idle)
    await first.close()
    server.take()
    server.latency = latency
    return opened(await context.newPage(), server, '/work', screens.work)
  },
})

export const journeys: readonly Journey[] = [
  firstVisit('Welcome, first visit', '/', screens.welcome, {}),
  firstVisit('`/`, a member', '/', screens.chooser),
  firstVisit('`/work`', '/work', screens.work),
  firstVisit('`/party/create`', '/party/create', screens.wizard),
  firstVisit('`/gig`', '/gig', screens.gig),
  firstVisit('`/admin/dashboard`', '/admin/dashboard', screens.dashboard),
  change('Work → Party, at once', {}),
  change('Work → Party, after a while in Work', {
    inWork: (_, server) => server.quiet(idle),
  }),
  change('Work → Party, after a look at the modes', {
    inChooser: async (page, server) => {
      await page.locator(board('/party')).hover()
      await server.quiet(idle)
    },
  }),
  change('Work → Party, for the second time', {
    inChooser: async (page, server) => {
      await tapThrough(page, board('/party'), screens.party)
      await server.quiet(pause)
      await tapThrough(page, modesItem, screens.chooser)
      await server.quiet(pause)
    },
  }),
  secondVisit('`/work` again, from the cache', false),
  secondVisit('`/work` again, by the service worker', true),
]
