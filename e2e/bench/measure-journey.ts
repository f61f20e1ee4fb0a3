import type { Browser } from '@playwright/test'
import type { Journey, Measured } from './journeys'
import { type Counts, countUntil, median } from './network-metrics'
import { type Event, events } from './page-timings'
import type { SiteServer } from './site-server'

export type Costs = Record<Event, Counts>

/** Milliseconds of a round trip: long beside what is computed meanwhile. */
const latency = 400
/** How long after a screen came its first pictures and fonts may be asked for on a busy machine. */
const grace = 0.9 * latency
/** A phone's screen. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
}

async function once(browser: Browser, server: SiteServer, journey: Journey): Promise<Measured> {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: journey.worker ? 'allow' : 'block',
  })
  server.latency = 0
  server.take()
  try {
    return await journey.run(context, server, latency)
  } catch (error) {
    throw new Error(`${journey.name} at ${server.url}: ${error}`)
  } finally {
    await context.close()
    await server.quiet(100)
  }
}

/** Goes a journey several times; every count is the middle one of its own. */
export async function measure(
  browser: Browser,
  server: SiteServer,
  journey: Journey,
  runs: number,
): Promise<Costs> {
  const measured: Measured[] = []
  for (let run = 0; run < runs; run += 1) measured.push(await once(browser, server, journey))
  const costs = events.map((event) => {
    const counts = measured.map(({ moments, answers }) =>
      countUntil(answers, {
        moment: moments.origin + moments[event],
        latency,
        grace: event === 'paint' ? 0 : grace,
      }),
    )
    return [event, middle(counts)] as const
  })
  return Object.fromEntries(costs) as Costs
}

function middle(all: readonly Counts[]): Counts {
  const of = (read: (counts: Counts) => number) => median(all.map(read))
  return {
    requests: of((counts) => counts.requests),
    bytes: of((counts) => counts.bytes),
    ahead: of((counts) => counts.ahead),
    depth: of((counts) => counts.depth),
    // A machine that is busy with something else only ever adds to them.
    roundTrips: Math.min(...all.map((counts) => counts.roundTrips)),
    kinds: {
      js: of(({ kinds }) => kinds.js),
      css: of(({ kinds }) => kinds.css),
      fonts: of(({ kinds }) => kinds.fonts),
      pictures: of(({ kinds }) => kinds.pictures),
      other: of(({ kinds }) => kinds.other),
    },
  }
}
