import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { followLink } from '../fixtures/follow-link'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'

type Counts = Awaited<ReturnType<typeof count>>

const round = [
  { mode: 'work', path: '/work' },
  { mode: 'party', path: '/party' },
  { mode: 'gig', path: '/gig' },
  { mode: 'admin', path: '/admin/login' },
] as const
const switches = 100
/** Rounds after which every mode has been mounted and left, and what is made once is there. */
const settled = 2
/** Less than one node or listener for each change of mode between the two halves. */
const allowed = { nodes: 20, jsEventListeners: 10 }

async function enter(page: Page, { mode, path }: (typeof round)[number]) {
  await followLink(page, path)
  await expect(modeTitle(page, mode)).toBeVisible()
}

/** Nodes, detached ones too, and listeners that the page holds once everything that can be freed is. */
async function count(device: CDPSession) {
  await device.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await device.send('Memory.getDOMCounters')
  return { nodes, jsEventListeners }
}

/** Runs the frames, timers and idle callbacks in which a screen renders what comes after its title. */
async function completed(page: Page) {
  await expect(page.getByText('loading', { exact: true })).toBeHidden()
  await page.clock.runFor(2000)
}

test(
  'a hundred changes of mode leave no nodes, no listeners and no warning behind',
  long,
  async ({ page, context, onboarded }) => {
    test.setTimeout(240_000)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() !== 'warning' || /blocked by Playwright/.test(message.text())) return
      warnings.push(message.text())
    })
    await onboarded()
    await page.goto(round[0].path)
    await expect(modeTitle(page, round[0].mode)).toBeVisible()
    const device = await context.newCDPSession(page)
    const counts: Counts[] = []
    for (let turn = 0; turn <= switches; turn += 1) {
      await enter(page, round[turn % round.length] ?? round[0])
      if (turn % round.length !== 0) continue
      await completed(page)
      counts.push(await count(device))
    }
    const middle = Math.ceil(counts.length / 2)
    const before = least(counts.slice(settled, middle))
    const after = least(counts.slice(middle))
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(allowed.nodes)
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(
      allowed.jsEventListeners,
    )
    expect(warnings).toEqual([])
  },
)

// What a moment happens to hold, a list half drawn or a timer, is only ever more.
const least = (counts: Counts[]) => ({
  nodes: Math.min(...counts.map(({ nodes }) => nodes)),
  jsEventListeners: Math.min(...counts.map(({ jsEventListeners }) => jsEventListeners)),
})
