import { heldPass } from '@baithak/tools/testing/stored'
import { testTime } from '@baithak/tools/testing/test-time'
import type { Page } from '@playwright/test'
import { test as base, expect } from '../fixtures'
import { readTransitions, recordTransitions, screenTransitions } from '../fixtures/view-transitions'

/** Without the fake clock, which also replaces animation frames. */
const test = base.extend({
  context: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext(contextOptions)
    await use(context)
    await context.close()
  },
})

const pass = heldPass('gold_monthly', new Date(testTime), new Date(Date.now() + 864e5))
const minMs = 200
const maxMs = 300

test.beforeEach(async ({ onboarded }) => onboarded({ userPass: pass }))

/** Makes every change of the screen; `inspect` follows each. */
async function makeChanges(page: Page, inspect: (name: string, group: RegExp) => Promise<void>) {
  for (const { name, path, run, url, group } of screenTransitions) {
    if (path) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    await run(page)
    await expect(page).toHaveURL(url)
    await inspect(name, group)
  }
}

const readCount = (page: Page) => page.evaluate(() => window.startedTransitions)

test('a café, the pass, a mode’s card, steps and tabs move in 200 to 300 ms', async ({ page }) => {
  await recordTransitions(page)
  // On a slow machine the outline would cover the chooser, from which nothing moves then.
  await page.addInitScript((outlineDelayMs) => {
    const start = window.setTimeout
    const later = (handler: TimerHandler, ms?: number, ...values: unknown[]) =>
      start(handler, ms === outlineDelayMs ? 60_000 : ms, ...values)
    Object.assign(window, { setTimeout: later })
  }, 400)
  const moved: Record<string, string> = {}
  const durations: number[] = []
  await makeChanges(page, async (name, group) => {
    const hasMoved = async () =>
      (await readTransitions(page)).some(({ groups }) =>
        Object.keys(groups).some((key) => group.test(key)),
      )
    await expect.poll(hasMoved, name).toBe(true)
    const last = (await readTransitions(page)).at(-1)
    moved[name] = Object.keys(last?.groups ?? {}).join()
    durations.push(...Object.values(last?.groups ?? {}))
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    )
  })
  expect(Object.keys(moved)).toEqual(screenTransitions.map(({ name }) => name))
  expect(Object.values(moved).map((names) => names.split(',').length)).toEqual(
    screenTransitions.map(() => 1),
  )
  expect(Math.min(...durations)).toBeGreaterThanOrEqual(minMs)
  expect(Math.max(...durations)).toBeLessThanOrEqual(maxMs)
})

test('a step slides in by direction', async ({ page }) => {
  await recordTransitions(page)
  await page.goto('/party/create')
  await page.waitForLoadState('networkidle')
  const enteringFrom = async (count: number) => {
    await expect.poll(async () => (await readTransitions(page)).length).toBe(count)
    return (await readTransitions(page)).at(-1)?.enterFrom
  }
  await page.getByRole('button', { name: 'Next' }).tap()
  expect(await enteringFrom(1)).toBe('100%')
  await page.getByRole('button', { name: 'Back' }).tap()
  expect(await enteringFrom(2)).toBe('-100%')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no change of the screen is a view transition', async ({ page }) => {
    await recordTransitions(page)
    await makeChanges(page, async (name) => {
      await expect(page.locator('#root main')).toHaveCount(1)
      await expect(page.locator('#root main h1').first(), name).toBeAttached()
      expect(await readCount(page), name).toBe(0)
    })
  })
})

test('a tap during a view transition ends it and opens its screen', async ({ page }) => {
  await recordTransitions(page)
  await page.goto('/explore')
  await page.waitForLoadState('networkidle')
  const { top } = await page.locator('#root main').evaluate((main) => main.getBoundingClientRect())
  expect(top).toBe(0)
  await page.locator('#root main a[href^="/cafe/"]').first().tap()
  await expect.poll(() => readCount(page)).toBe(1)
  await page.locator('a[href="/check-in"]').tap()
  await expect(page).toHaveURL(/\/check-in/)
  await expect(page.locator('#root main h1')).toBeFocused()
})

test('arrow keys change a tab without a view transition, a tap with one', async ({ page }) => {
  await recordTransitions(page)
  await page.goto('/wallet')
  await page.waitForLoadState('networkidle')
  const tab = (index: number) => page.getByRole('tab').nth(index)
  await tab(0).focus()
  for (const index of [1, 2]) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(index)).toBeFocused()
    await expect(tab(index)).toHaveAttribute('aria-selected', 'true')
  }
  await expect(page).toHaveURL(/tab=pastPasses/)
  expect(await readCount(page)).toBe(0)
  await tab(1).tap()
  await expect.poll(() => readCount(page)).toBe(1)
})

test('Back restores the scroll position and the row that the image returns to', async ({
  page,
}) => {
  await recordTransitions(page)
  await page.goto('/explore')
  await page.waitForLoadState('networkidle')
  // Not the last one: a short list begins with its first rows.
  const row = page.locator('#root main a[href^="/cafe/"]').nth(7)
  await row.scrollIntoViewIfNeeded()
  const scrollTop = () => page.locator('#root main').evaluate((main) => main.scrollTop)
  const before = await scrollTop()
  expect(before).toBeGreaterThan(0)
  await row.tap()
  await expect(page).toHaveURL(/\/cafe\//)
  await expect.poll(() => readCount(page)).toBe(1)
  await expect.poll(scrollTop).toBe(0)
  await page.goBack()
  await expect.poll(() => readCount(page)).toBe(2)
  await expect.poll(scrollTop).toBe(before)
  await expect(page.locator('#root main h1')).toBeFocused()
  const last = (await readTransitions(page)).at(-1)
  expect(Object.keys(last?.groups ?? {})).toEqual([expect.stringMatching(/^cafe-/)])
})
