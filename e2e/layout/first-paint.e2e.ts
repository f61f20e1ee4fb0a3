import { setTimeout } from 'node:timers/promises'
import { modes } from '@baithak/build/apps'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { blockRequests } from '../fixtures/block-requests'
import { longUnless } from '../fixtures/long'

const shellCode = /\/assets\/index-[\w-]+\.js$/

/** The code of a mode: its origin serves scripts, styles, fonts and translations. */
const codeOf = (id: string) => new RegExp(`:${modes.find((mode) => mode.id === id)?.port}/.*\\.js$`)

/** Records in each frame how opaque the outline is, 0 without one, and where its label is, until there is an h1. */
const recordOutline = (page: Page) =>
  page.evaluateHandle(() => {
    const frames: { opacity: number; box: string }[] = []
    function record() {
      if (document.querySelector('h1')) return
      const label = [...document.querySelectorAll('p')].find((p) => p.textContent === 'loading')
      let opacity = label ? 1 : 0
      for (let element: Element | null = label ?? null; element; element = element.parentElement)
        opacity *= Number(getComputedStyle(element).opacity)
      frames.push({ opacity, box: JSON.stringify(label?.getBoundingClientRect()) })
      requestAnimationFrame(record)
    }
    record()
    return frames
  })

/** Opens Welcome before the shell's code has loaded. Returns how to let it load. */
async function openWelcome(page: Page) {
  const unblock = await blockRequests(page, shellCode)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  return unblock
}

/** Expects the loading label at the centre of the top edge, where it covers no content. */
async function expectLoadingLabel(page: Page) {
  await expect(page.locator('.loading-mark')).toHaveText('loading')
  const label = () =>
    page.locator('.screen-picture').evaluate((picture) => {
      const style = getComputedStyle(picture, '::after')
      const { content, opacity, position, top, left, height, backgroundColor } = style
      return {
        content,
        opacity,
        position,
        top,
        left,
        isLow: Number.parseFloat(height) < 24,
        backgroundColor,
      }
    })
  await expect.poll(label).toEqual({
    content: '"loading"',
    opacity: '1',
    position: 'absolute',
    top: '0px',
    left: '195px',
    isLow: true,
    backgroundColor: 'rgb(36, 21, 14)',
  })
}

test('no preload link delays the first paint of a first visit until fonts have loaded', async ({
  page,
}) => {
  await blockRequests(page, shellCode)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('body > link[as=font]')).toHaveCount(2)
  await expect(page.locator('head > link[as=font]')).toHaveCount(0)
})

test('no frame is painted before the page has been read', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const [start, end] = (await response.text()).split('<div id="root">')
    const body = `${start}<script src="/slow.js"></script><div id="root">${end}`
    await route.fulfill({ response, body })
  })
  // Long enough for a frame.
  await page.route('/slow.js', async (route) => {
    await setTimeout(500)
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
  // The test's clock replaces `performance`, not its observers.
  const firstEntry = (type: string) =>
    page.evaluate(
      (observed) =>
        new Promise<Record<string, number>>((resolve) =>
          new PerformanceObserver((list) => resolve(list.getEntries()[0]?.toJSON())).observe({
            type: observed,
            buffered: true,
          }),
        ),
      type,
    )
  const { domInteractive } = await firstEntry('navigation')
  expect(domInteractive).toBeGreaterThan(500)
  expect((await firstEntry('paint')).startTime).toBeGreaterThan(domInteractive ?? 0)
})

test('the welcome screen is visible before the shell’s code has loaded, and replays a tap', async ({
  page,
}) => {
  const unblock = await openWelcome(page)
  await expectLoadingLabel(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/')

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  unblock()
  await expect(page).toHaveURL('/onboarding/phone')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(page.getByText('loading')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
})

test('a change of language before the shell has rendered is replayed', async ({ page }) => {
  const unblock = await openWelcome(page)
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  unblock()
  await expect(page.getByText('Language Updated!', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('a visitor whom another tab onboards before the shell has rendered gets the mode chooser', async ({
  page,
}) => {
  const unblock = await openWelcome(page)
  await page.evaluate(() => localStorage.setItem('isUserOnboarded', 'true'))
  unblock()
  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
})

test('a path without a prerendered screen shows none', async ({ page, onboarded }) => {
  await onboarded()
  await blockRequests(page, shellCode)
  await page.goto('/wallet', { waitUntil: 'commit' })
  await expect(page.getByText('loading')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
})

for (const { path, id, color } of [
  { path: '/wallet', id: 'work', color: 'rgb(28, 91, 69)' },
  { path: '/party/manage', id: 'party', color: 'rgb(174, 61, 26)' },
  { path: '/gig/my-gigs', id: 'gig', color: 'rgb(39, 65, 127)' },
  { path: '/admin/login', id: 'admin', color: 'rgb(28, 91, 69)' },
])
  test(`${path} starts with the outline of its mode, which stays until the screen is there`, async ({
    page,
    onboarded,
  }) => {
    await onboarded()
    const unblockShell = await blockRequests(page, shellCode)
    const unblockMode = await blockRequests(page, codeOf(id))
    await page.goto(path, { waitUntil: 'commit' })
    const outline = page.getByText('loading')
    await expect(outline.locator('..')).toHaveCSS('background-color', color)
    await expect(page.locator('.loading-mark')).toHaveCSS('opacity', '1')
    const box = await outline.evaluate((label) => JSON.stringify(label.getBoundingClientRect()))
    const frames = await recordOutline(page)

    unblockShell()
    await expect(page.locator('.loading-mark')).toHaveCount(0)
    await expect(outline.locator('..')).toHaveCSS('background-color', color)
    unblockMode()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const recorded = await frames.jsonValue()
    expect(recorded.length).toBeGreaterThan(5)
    expect(recorded.filter((frame) => frame.opacity < 1 || frame.box !== box)).toEqual([])
  })

test('the app starts, without an early first paint, while the host sends the policy of another release', async ({
  page,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/refused inline|Content Security Policy/)
  await onboarded()
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain('sha256-')
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy.replaceAll(/'sha256-[^']+'/g, '') },
    })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What kind of sitting?')
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(6)
  const fonts = await page.evaluate(() => document.fonts.load('1em "Baithak Display"'))
  expect(fonts).toHaveLength(1)
})

for (const path of ['/', '/work'])
  test(
    `${path} keeps the fonts of its first paint, which others would decode again`,
    longUnless(path === '/'),
    async ({ page, onboarded }) => {
      await onboarded()
      const unblock = await blockRequests(page, /\/assets\/index-[\w-]+\.(js|css)$/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByText('loading')).toBeVisible()
      const faces = await page.evaluateHandle(() => [...document.fonts])

      unblock()
      await expect(page.locator('#root h1')).toBeVisible()
      await expect(page.getByText('loading')).toHaveCount(0)
      const kept = await faces.evaluate((before) =>
        before
          .filter(({ family }) => family.includes('Baithak'))
          .map((face) => document.fonts.has(face)),
      )
      expect(kept.length).toBeGreaterThan(0)
      expect(kept).not.toContain(false)
    },
  )
