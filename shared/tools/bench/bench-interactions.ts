import type { Browser, Page } from '@playwright/test'
import { seedLocalStorageFrom } from '../testing/stored'
import { middleOf, type Point } from '../testing/touch'
import type { Interaction } from './gestures'
import { type InteractionScenario, interactionScenarios } from './interaction-scenarios'
import { addVenues } from './large-fixtures'
import {
  type MainThreadWork,
  mainThreadWorkOf,
  type TraceEvent,
  traceCategories,
} from './main-thread-work'
import { markdownTable } from './report'
import { median } from './statistics'
import { withBenchServers } from './with-bench-servers'

/** Applies to a device four times as slow as this one. */
const thresholdMs = 50
const cpuSlowdown = 4
/** Longer than anything an interaction triggers, such as the debounced URL or a venue's answer. */
const settleMs = 1400

interface Measurement {
  scenario: string
  interaction: string
  work: MainThreadWork
}

const noTarget: Point = { x: 0, y: 0 }

async function measureInteraction(
  browser: Browser,
  page: Page,
  { before, target, run }: Interaction,
): Promise<MainThreadWork> {
  await before?.(page)
  await page.waitForTimeout(settleMs / 2)
  const point = target ? await middleOf(page.locator(target).first()) : noTarget
  await page.waitForTimeout(settleMs / 2)
  await browser.startTracing(page, { categories: traceCategories })
  await run(page, point)
  await page.waitForTimeout(settleMs)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return mainThreadWorkOf(traceEvents)
}

async function runScenario(
  browser: Browser,
  url: string,
  scenario: InteractionScenario,
): Promise<Measurement[]> {
  const { viewport, hasTouch } = scenario
  const context = await browser.newContext({
    viewport,
    hasTouch,
    serviceWorkers: 'block',
    locale: 'en-IN',
  })
  try {
    const page = await context.newPage()
    await seedLocalStorageFrom(page, url, scenario.stored)
    await page.goto(`${url}${scenario.path}`)
    await page.locator(scenario.readySelector).first().waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const measurements: Measurement[] = []
    for (const interaction of scenario.interactions)
      for (let repetition = 0; repetition < interaction.repetitions; repetition += 1) {
        const work = await measureInteraction(browser, page, interaction)
        measurements.push({ scenario: scenario.name, interaction: interaction.name, work })
      }
    return measurements
  } finally {
    await context.close()
  }
}

function interactionTable(measurements: readonly Measurement[]): string {
  const groups = new Map<string, Measurement[]>()
  for (const measurement of measurements) {
    const name = `${measurement.scenario}: ${measurement.interaction}`
    groups.set(name, [...(groups.get(name) ?? []), measurement])
  }
  return markdownTable(
    [
      'main thread, ms',
      'until the next paint',
      'longest task',
      'total until idle',
      `threshold ${thresholdMs}`,
    ],
    [...groups].map(([name, group]) => {
      const medianOf = (key: keyof MainThreadWork) => median(group.map(({ work }) => work[key]))
      const isMet = Math.max(medianOf('untilPaintMs'), medianOf('longestTaskMs')) < thresholdMs
      const cells = (['untilPaintMs', 'longestTaskMs', 'totalMs'] as const).map((key) =>
        medianOf(key).toFixed(1),
      )
      return [name, ...cells, isMet ? 'met' : 'exceeded']
    }),
  )
}

/**
 * Reports the median CPU time that inputs cost the main thread on screens with thousands of items. Load on the machine
 * still slows every step down: compare only runs that were measured alternately.
 */
export async function benchInteractions({
  signal,
  rebuild,
  runs,
  only,
}: {
  signal: AbortSignal
  rebuild: boolean
  runs: number
  only: string
}) {
  await withBenchServers({ signal, rebuild }, async (browser, servers) => {
    const measurements: Measurement[] = []
    for (const scenario of interactionScenarios.filter(({ name }) => name.includes(only))) {
      if (scenario.venues !== undefined)
        await servers.updateRegistry(await servers.rebuild('party', addVenues(scenario.venues)))
      for (let run = 0; run < runs && !signal.aborted; run += 1) {
        measurements.push(...(await runScenario(browser, servers.url, scenario)))
        console.error(`${scenario.name}: measured`)
      }
    }
    console.log(`\n${interactionTable(measurements)}`)
  })
}
