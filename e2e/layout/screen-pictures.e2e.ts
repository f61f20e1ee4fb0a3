import { modes } from '@baithak/build/apps'
import { heldPass } from '@baithak/tools/testing/stored'
import { testTime } from '@baithak/tools/testing/test-time'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { blockRequests } from '../fixtures/block-requests'
import { longUnless } from '../fixtures/long'
import { languages } from '../scenarios/translations'

const shellCode = /\/assets\/index-[\w-]+\.js$/
const paths = ['/', '/work', '/party', '/party/create', '/gig', '/admin/dashboard']

/** Local storage in which every screen has something of the visitor's. */
const everything = {
  userPass: heldPass('gold_monthly', new Date(testTime)),
  artistProfile: {
    name: 'Aanya Rao',
    premium_pass: true,
    verified_performer: true,
    applied_gigs_count: 0,
    last_applied_week: '',
  },
  'draft:party': {
    venueId: 'sitara-social',
    // A month of five weeks, as most are: the fields below the calendar depend on its height.
    date: '2027-04-07',
    timeFrom: '11:00',
    timeTo: '12:30',
    guests: 40,
    type: 'Public',
    package: 'perHead',
    addOns: [],
    reached: 3,
  },
}

/** The position of every text in the window that a picture does not leave open. */
const textBoxes = (page: Page, selector: string) =>
  page.evaluate(async (root) => {
    await document.fonts.ready
    const texts = document.createTreeWalker(
      document.querySelector(root) as Element,
      NodeFilter.SHOW_TEXT,
    )
    const boxes: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const text = textContent?.trim()
      // The items of the navigation, before the registry has named them.
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (
        !text ||
        parentElement.closest('[data-prerender], .loading-mark, [class*=sr-only], option')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      // React's spaces are text nodes of their own.
      range.setStart(texts.currentNode, textContent?.indexOf(text.charAt(0)) ?? 0)
      const { left, top, width } = range.getBoundingClientRect()
      if (width > 1 && top < innerHeight && left < innerWidth)
        boxes.push(`${text} at ${Math.round(left)}, ${Math.round(top)}`)
    }
    return boxes
  }, selector)

/** Opens a page whose code does not load. Returns how to let it load. */
async function openPicture(page: Page, path: string) {
  const unblock = await blockRequests(page, shellCode)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('.screen-picture')).toBeVisible()
  // Until they arrive, it may be laid out in a font of the device, where nothing is where it will be.
  await page.evaluate(() => document.fonts.ready)
  return unblock
}

/** The sizes of the largest paints so far, each larger than the one before. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => (entry as unknown as { size: number }).size)),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )

/** Waits until nothing larger is painted than was before. */
async function settledPaints(page: Page): Promise<number[]> {
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true)
  let paints: number[] = []
  // Paints are reported a little later.
  await expect
    .poll(async () => {
      const previous = paints.length
      paints = await largestPaints(page)
      return paints.length === previous
    })
    .toBe(true)
  return paints
}

/** Records whether each frame has the picture or the screen. */
const recordFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const filled: boolean[] = []
    const record = () => {
      filled.push(document.querySelector('.screen-picture, #root h1') !== null)
      requestAnimationFrame(record)
    }
    record()
    return filled
  })

for (const path of paths)
  for (const language of languages)
    test(
      `${path} shows its screen before the code has loaded; when that has, nothing moves, no frame is empty and no paint is larger, in ${language}`,
      longUnless(language === 'en'),
      async ({ page, onboarded }) => {
        await onboarded({ ...everything, i18nextLng: language })
        const unblock = await openPicture(page, path)
        const before = await textBoxes(page, '.screen-picture')
        expect(before.length).toBeGreaterThan(5)
        const paintsBefore = await settledPaints(page)
        const frames = await recordFrames(page)
        unblock()
        await expect(page.locator('.screen-picture')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const after = await textBoxes(page, '#root')
        expect(after).toEqual(expect.arrayContaining(before))
        await expect.poll(async () => (await frames.jsonValue()).length).toBeGreaterThan(10)
        expect((await frames.jsonValue()).filter((isFilled) => !isFilled)).toEqual([])
        // In Hindi the visitor's own texts, which a picture leaves open, may be larger.
        if (language === 'en') expect(await largestPaints(page)).toEqual(paintsBefore)
      },
    )

test('the files of the mode are requested with the code of the shell, before the registry has answered', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  const unblock = await blockRequests(page, /\/remotes\.json$/)
  const port = modes.find(({ id }) => id === 'gig')?.port
  const entry = page.waitForRequest(new RegExp(`:${port}/.*/remoteEntry\\.js$`))
  await page.goto('/gig', { waitUntil: 'commit' })
  await entry
  unblock()
  await expect(page.locator('.screen-picture')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const end of ['before', 'after'] as const)
  test(`a tap on the picture that ends ${end} the screen is there is replayed on it`, async ({
    page,
    onboarded,
  }) => {
    await onboarded()
    const unblock = await openPicture(page, '/work')
    const link = page.locator('.screen-picture').getByText('See all', { exact: true })
    const box = await link.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await page.mouse.down()
    if (end === 'before') {
      await page.mouse.up()
      await expect(link).toHaveAttribute('aria-busy', 'true')
      unblock()
    } else {
      unblock()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.mouse.up()
    }
    await expect(page).toHaveURL('/explore')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nearby workspaces')
  })

test('a screen that a query names has no picture of another one', async ({ page, onboarded }) => {
  await onboarded()
  await blockRequests(page, shellCode)
  await page.goto('/party/create?step=2', { waitUntil: 'commit' })
  await expect(page.getByText('loading')).toBeVisible()
  await expect(page.locator('.screen-picture')).toHaveCount(0)
})

test('a visitor who has not been onboarded sees no screen of a mode', async ({ page }) => {
  const unblock = await blockRequests(page, shellCode)
  await page.goto('/work', { waitUntil: 'commit' })
  await expect(page.getByText('loading')).toBeVisible()
  await expect(page.locator('.screen-picture')).toHaveCount(0)
  unblock()
  await expect(page.getByRole('heading', { name: 'Work, Party, Perform' })).toBeVisible()
})

test('an error panel takes the place of the picture', async ({
  page,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load|remoteEntry|gig/)
  await onboarded()
  const port = modes.find(({ id }) => id === 'gig')?.port
  await page.route(new RegExp(`:${port}/.*\\.js$`), (route) => route.abort())
  await page.goto('/gig', { waitUntil: 'commit' })
  await expect(page.locator('.screen-picture')).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('.screen-picture')).toHaveCount(0)
})
