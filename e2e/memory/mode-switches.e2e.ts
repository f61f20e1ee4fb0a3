import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { followLink } from '../fixtures/follow-link'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'

type DomCounters = Awaited<ReturnType<typeof readDomCounters>>

const modes = [
  { mode: 'work', path: '/work' },
  { mode: 'party', path: '/party' },
  { mode: 'gig', path: '/gig' },
  { mode: 'admin', path: '/admin/login' },
] as const
const switchCount = 100
/** The first measurements, before every mode has been mounted once and filled its caches. */
const warmUpCount = 2
/** Less than one node or listener per switch between the two halves. */
const maxGrowth = { nodes: 20, jsEventListeners: 10 }

async function enterMode(page: Page, { mode, path }: (typeof modes)[number]) {
  await followLink(page, path)
  await expect(modeTitle(page, mode)).toBeVisible()
}

/** Counts nodes, detached ones too, and listeners after a garbage collection. */
async function readDomCounters(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, jsEventListeners }
}

/** Runs the frames, timers and idle callbacks in which a screen renders the rest after its title. */
async function waitForCompleteScreen(page: Page) {
  await expect(page.getByText('loading', { exact: true })).toBeHidden()
  await page.clock.runFor(2000)
  // React holds a root whose first commit has waited for its images for a minute.
  await page.clock.fastForward(61_000)
}

test(
  'a hundred mode switches leak no nodes and no listeners and log no warning',
  long,
  async ({ page, context, onboarded }) => {
    test.setTimeout(240_000)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() !== 'warning' || /blocked by Playwright/.test(message.text())) return
      warnings.push(message.text())
    })
    await onboarded()
    await page.goto(modes[0].path)
    await expect(modeTitle(page, modes[0].mode)).toBeVisible()
    const session = await context.newCDPSession(page)
    const samples: DomCounters[] = []
    for (let index = 0; index <= switchCount; index += 1) {
      await enterMode(page, modes[index % modes.length] ?? modes[0])
      if (index % modes.length !== 0) continue
      await waitForCompleteScreen(page)
      samples.push(await readDomCounters(session))
    }
    const middle = Math.ceil(samples.length / 2)
    const before = minima(samples.slice(warmUpCount, middle))
    const after = minima(samples.slice(middle))
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(maxGrowth.nodes)
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(
      maxGrowth.jsEventListeners,
    )
    expect(warnings).toEqual([])
  },
)

// Minima, because a timer or a half-rendered list only ever adds to a sample.
const minima = (samples: DomCounters[]) => ({
  nodes: Math.min(...samples.map(({ nodes }) => nodes)),
  jsEventListeners: Math.min(...samples.map(({ jsEventListeners }) => jsEventListeners)),
})
