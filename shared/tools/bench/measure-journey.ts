import type { Browser } from '@playwright/test'
import type { Journey, JourneyResult } from './journeys'
import { metricsUntil, type NetworkMetrics } from './network-metrics'
import { type Milestone, milestones } from './page-timings'
import type { SiteServer } from './site-server'
import { median } from './statistics'

export type JourneyMetrics = Record<Milestone, NetworkMetrics>

/** A round trip, long compared with the computing in between. */
const latencyMs = 400
/** How late a busy machine may request a screen's first images and fonts. */
const graceMs = 0.9 * latencyMs
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
}

async function runOnce(
  browser: Browser,
  server: SiteServer,
  journey: Journey,
): Promise<JourneyResult> {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: journey.serviceWorker ? 'allow' : 'block',
  })
  server.latencyMs = 0
  server.takeResponses()
  try {
    return await journey.run(context, server, latencyMs)
  } catch (error) {
    throw new Error(`${journey.name} at ${server.url}: ${error}`)
  } finally {
    await context.close()
    await server.waitForIdle(100)
  }
}

/** Runs a journey several times and returns the median of each metric. */
export async function measureJourney(
  browser: Browser,
  server: SiteServer,
  journey: Journey,
  runs: number,
): Promise<JourneyMetrics> {
  const results: JourneyResult[] = []
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(browser, server, journey))
  const metrics = milestones.map((milestone) => {
    const samples = results.map(({ timings, responses }) =>
      metricsUntil(responses, {
        untilMs: timings.originMs + timings[milestone],
        latencyMs,
        graceMs: milestone === 'paint' ? 0 : graceMs,
      }),
    )
    return [milestone, medianMetrics(samples)] as const
  })
  return Object.fromEntries(metrics) as JourneyMetrics
}

function medianMetrics(samples: readonly NetworkMetrics[]): NetworkMetrics {
  const of = (read: (metrics: NetworkMetrics) => number) => median(samples.map(read))
  return {
    requests: of((metrics) => metrics.requests),
    bytes: of((metrics) => metrics.bytes),
    prefetchedBytes: of((metrics) => metrics.prefetchedBytes),
    depth: of((metrics) => metrics.depth),
    // The minimum: load on the machine only ever adds round trips.
    roundTrips: Math.min(...samples.map((metrics) => metrics.roundTrips)),
    bytesByType: {
      js: of(({ bytesByType }) => bytesByType.js),
      css: of(({ bytesByType }) => bytesByType.css),
      fonts: of(({ bytesByType }) => bytesByType.fonts),
      images: of(({ bytesByType }) => bytesByType.images),
      other: of(({ bytesByType }) => bytesByType.other),
    },
  }
}
