import { localUrl, modes } from '@baithak/build/apps'
import { startFrameCount, stopFrameCount } from '@baithak/tools/testing/empty-frames'
import { makeChange, screenChanges } from '@baithak/tools/testing/screen-changes'
import { heldPass } from '@baithak/tools/testing/stored'
import { testTime } from '@baithak/tools/testing/test-time'
import { test as base, expect } from '../fixtures'

/** Without the fake clock, which also replaces the animation frames that are counted here. */
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
})

const gigUrl = localUrl(modes.find(({ id }) => id === 'gig')?.port ?? 0)

test('no screen change shows an empty frame', async ({ page, onboarded }) => {
  await onboarded({
    userPass: heldPass('gold_monthly', new Date(testTime), new Date(Date.now() + 864e5)),
  })
  const prefetched = page.waitForRequest((request) => request.url().startsWith(gigUrl))
  await page.goto('/work')
  await page.locator('#root h1').waitFor()
  await prefetched
  await page.waitForLoadState('networkidle')
  const empty: string[] = []
  for (const change of screenChanges) {
    await startFrameCount(page)
    await makeChange(page, change)
    const { emptyFrames, emptyMs } = await stopFrameCount(page)
    if (emptyFrames > 0) empty.push(`${change.name}: ${emptyFrames} frames, ${emptyMs} ms`)
  }
  expect(empty).toEqual([])
})

test('only the style sheet of the shell is in the head: WebKit shows nothing new while one there loads', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/')
  const files = (parent: string) =>
    page
      .locator(`${parent} link[rel=stylesheet]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
  const nameOf = (name: string) => expect.stringMatching(new RegExp(`^${name}-`))
  await expect.poll(() => files('body')).toEqual([nameOf('news'), nameOf('toaster')])
  await page.locator('[data-board=gig] a').click()
  await expect.poll(() => files('body')).toContainEqual(nameOf('first-screen'))
  expect(await files('head')).toEqual([nameOf('index')])
})
