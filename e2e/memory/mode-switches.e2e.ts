import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { followLink } from '../fixtures/follow-link'

const round = ['/work', '/party', '/gig', '/admin/login'] as const
const switches = 100
/** Rounds after which every mode has been mounted and left, and what is made once is there. */
const settled = 2
/** Less than one node or listener for each change of mode between the two halves. */
const allowed = { nodes: 20, jsEventListeners: 10 }

async function enter(page: Page, path: string) {
  await followLink(page, path)
  const mode = /^\/(\w+)/.exec(path)?.[1]
  await expect(page.locator(`main[data-mode="${mode}"], [data-mode="${mode}"] main`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Nodes, detached ones too, and listeners that the page holds once everything that can be freed is. */
async function count(device: CDPSession) {
  await device.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await device.send('Memory.getDOMCounters')
  return { nodes, jsEventListeners }
}

/** The counts of a screen that is no longer being drawn: its title comes before its lists. */
async function held(device: CDPSession) {
  let last = await count(device)
  for (let look = 0; look < 20; look += 1) {
    await new Promise((rest) => setTimeout(rest, 100))
    const next = await count(device)
    if (next.nodes === last.nodes) break
    last = next
  }
  return last
}

test('a hundred changes of mode leave no nodes, no listeners and no warning behind', async ({
  page,
  context,
  onboarded,
}) => {
  test.setTimeout(240_000)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await onboarded()
  await page.goto(round[0])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const device = await context.newCDPSession(page)
  const counts: Awaited<ReturnType<typeof held>>[] = []
  for (let turn = 0; turn <= switches; turn += 1) {
    await enter(page, round[turn % round.length] ?? '/work')
    if (turn % round.length === 0) counts.push(await held(device))
  }
  const middle = Math.ceil(counts.length / 2)
  const before = least(counts.slice(settled, middle))
  const after = least(counts.slice(middle))
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(allowed.nodes)
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(
    allowed.jsEventListeners,
  )
  expect(warnings).toEqual([])
})

// What a moment happens to hold, a list half drawn or a timer, is only ever more.
const least = (counts: Awaited<ReturnType<typeof held>>[]) => ({
  nodes: Math.min(...counts.map(({ nodes }) => nodes)),
  jsEventListeners: Math.min(...counts.map(({ jsEventListeners }) => jsEventListeners)),
})
