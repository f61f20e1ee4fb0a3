import type { Browser } from '@playwright/test'
import type { Journey, JourneyResult } from './journeys'
import { metricsUntil, type NetworkMetrics } from './network-metrics'
import type { SiteServer } from './site-server'
import { median } from './statistics'

/** A round trip, long compared with the computing in between. */
const usualLatencyMs = 400
/** How late a busy machine may request a screen's first images and fonts. */
const graceMs = 0.9 * usualLatencyMs
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
}

const latencyOf = ({ latencyMs = usualLatencyMs }: Journey) => latencyMs

async function runOnce(
  browser: Browser,
  server: SiteServer,
  journey: Journey,
  latencyMs = latencyOf(journey),
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

/** Runs a journey several times and returns the median of each metric until its screen. */
export async function measureJourney(
  browser: Browser,
  server: SiteServer,
  journey: Journey,
  runs: number,
): Promise<NetworkMetrics> {
  const results: JourneyResult[] = []
  const withoutLatency: JourneyResult[] = []
  for (let run = 0; run < runs; run += 1) {
    results.push(await runOnce(browser, server, journey))
    if (journey.latencyMs) withoutLatency.push(await runOnce(browser, server, journey, 0))
  }
  const samples = results.map(({ timings, responses }) =>
    metricsUntil(responses, {
      untilMs: timings.originMs + timings.screen,
      latencyMs: latencyOf(journey),
      graceMs,
    }),
  )
  const waited = journey.latencyMs && {
    roundTrips: waitedRoundTrips(results, withoutLatency, journey.latencyMs),
  }
  return { ...medianMetrics(samples), ...waited }
}

/** Counts also what was waited for a request that was given up. The earliest of each: a busy machine only ever adds time. */
export function waitedRoundTrips(
  results: readonly Pick<JourneyResult, 'timings'>[],
  withoutLatency: readonly Pick<JourneyResult, 'timings'>[],
  latencyMs: number,
): number {
  const [slow, fast] = [results, withoutLatency].map((visits) =>
    Math.min(...visits.map(({ timings }) => timings.screen)),
  ) as [number, number]
  return Math.max(0, Math.round(((slow - fast) / latencyMs) * 10) / 10)
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
    scriptBytes: of((metrics) => metrics.scriptBytes),
  }
}
