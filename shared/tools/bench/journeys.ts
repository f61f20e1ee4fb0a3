import type { BrowserContext, Page } from '@playwright/test'
import { member, type StoredValues, seedLocalStorage } from '../testing/stored'
import type { ResponseRecord } from './network-metrics'
import {
  type PageTimings,
  requireReaction,
  type Screen,
  timeNavigation,
  timeTap,
} from './page-timings'
import type { SiteServer } from './site-server'

export interface JourneyResult {
  timings: PageTimings
  responses: ResponseRecord[]
}

/** One row of the report. */
export interface Journey {
  name: string
  /** Its first page, for tools that can only open URLs. */
  entry?: { path: string; stored: StoredValues }
  /** Runs with the service worker; otherwise workers are blocked, so that only the visit's own requests count. */
  serviceWorker?: true
  /** Code and shares are cached by an earlier screen, so stricter thresholds hold. */
  isWarm?: true
  /** A round trip that is longer than all time-outs: what such a visit takes longer than one without latency is waiting. */
  latencyMs?: number
  /** Sets the server's latency for the measured part alone, not for its set-up. */
  run(context: BrowserContext, server: SiteServer, latencyMs: number): Promise<JourneyResult>
}

const screens = {
  welcome: { path: '/', control: 'a[href="/onboarding/phone"]', leadsTo: '/onboarding/phone' },
  chooser: { path: '/', control: 'a.signboard-link[href="/work"]', leadsTo: '/work' },
  work: { path: '/work', control: 'main a[href="/explore"]', leadsTo: '/explore' },
  party: { path: '/party', control: 'main a[href^="/party/venue/"]', leadsTo: '/party/venue/' },
  wizard: {
    path: '/party/create',
    control: 'button',
    text: 'Next',
    leadsTo: '/party/create?step=2',
  },
  gig: { path: '/gig', control: 'main a[href^="/gig/detail/"]', leadsTo: '/gig/detail/' },
  dashboard: {
    path: '/admin/dashboard',
    control: 'a[href^="/admin/cafe/"]',
    leadsTo: '/admin/cafe/',
  },
} satisfies Record<string, Screen>

const chooserLink = (path: string) => `a.signboard-link[href="${path}"]`
const modesLink = 'nav a[href="/"]'

/** Longer than a page waits before it fetches in idle time, the service worker's start included. */
const idleMs = 3500
const settledMs = 500

async function openScreen(
  page: Page,
  server: SiteServer,
  path: string,
  screen: Screen,
): Promise<JourneyResult> {
  const timings = await timeNavigation(page, `${server.url}${path}`, screen)
  await server.waitForIdle(settledMs)
  return { timings, responses: server.takeResponses() }
}

const firstVisit = (
  name: string,
  path: string,
  screen: Screen,
  stored: StoredValues = member,
): Journey => ({
  name,
  entry: { path, stored },
  async run(context, server, latencyMs) {
    await seedLocalStorage(context, server.url, stored)
    const page = await context.newPage()
    server.latencyMs = latencyMs
    const result = await openScreen(page, server, path, screen)
    await requireReaction(page, screen)
    return result
  },
})

/** From Work through the mode chooser to Party; the options run while Work or the chooser is on screen. */
const switchToParty = (
  name: string,
  {
    inWork = async () => {},
    inChooser = async () => {},
  }: Partial<Record<'inWork' | 'inChooser', (page: Page, server: SiteServer) => Promise<unknown>>>,
): Journey => ({
  name,
  isWarm: true,
  async run(context, server, latencyMs) {
    await seedLocalStorage(context, server.url, member)
    const page = await context.newPage()
    await openScreen(page, server, '/work', screens.work)
    await inWork(page, server)
    await timeTap(page, modesLink, screens.chooser)
    await inChooser(page, server)
    server.takeResponses()
    server.latencyMs = latencyMs
    const timings = await timeTap(page, chooserLink('/party'), screens.party)
    await server.waitForIdle(settledMs)
    const responses = server.takeResponses()
    await requireReaction(page, screens.party)
    return { timings, responses }
  },
})

const slowLatencyMs = 5000

const secondVisit = (name: string, serviceWorker: boolean): Journey => ({
  name,
  isWarm: true,
  ...(serviceWorker && { serviceWorker, latencyMs: slowLatencyMs }),
  async run(context, server, latencyMs) {
    await seedLocalStorage(context, server.url, member)
    const firstPage = await context.newPage()
    await openScreen(firstPage, server, '/work', screens.work)
    if (serviceWorker)
      await firstPage.waitForFunction(() => navigator.serviceWorker.ready.then(() => true))
    await server.waitForIdle(idleMs)
    await firstPage.close()
    server.takeResponses()
    server.latencyMs = latencyMs
    return openScreen(await context.newPage(), server, '/work', screens.work)
  },
})

export const journeys: readonly Journey[] = [
  firstVisit('Welcome, first visit', '/', screens.welcome, {}),
  firstVisit('`/`, a member', '/', screens.chooser),
  firstVisit('`/work`', '/work', screens.work),
  firstVisit('`/party/create`', '/party/create', screens.wizard),
  firstVisit('`/gig`', '/gig', screens.gig),
  firstVisit('`/admin/dashboard`', '/admin/dashboard', screens.dashboard),
  switchToParty('Work → Party, at once', {}),
  switchToParty('Work → Party, after a while in Work', {
    inWork: (_, server) => server.waitForIdle(idleMs),
  }),
  switchToParty('Work → Party, after a look at the modes', {
    inChooser: async (page, server) => {
      await page.locator(chooserLink('/party')).hover()
      await server.waitForIdle(idleMs)
    },
  }),
  switchToParty('Work → Party, for the second time', {
    inChooser: async (page, server) => {
      await timeTap(page, chooserLink('/party'), screens.party)
      await server.waitForIdle(settledMs)
      await timeTap(page, modesLink, screens.chooser)
      await server.waitForIdle(settledMs)
    },
  }),
  secondVisit('`/work` again, from the cache', false),
  secondVisit('`/work` again, by the service worker', true),
]
