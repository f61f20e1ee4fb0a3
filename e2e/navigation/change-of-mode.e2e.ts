import { localUrl, modes } from '@baithak/build/apps'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Collects the URLs of matching requests from now on. */
function collectRequests(page: Page, matches: (url: string) => boolean) {
  const urls: string[] = []
  page.on('request', (request) => matches(request.url()) && urls.push(request.url()))
  return urls
}

const originOf = (id: string) => localUrl(modes.find((mode) => mode.id === id)?.port ?? 0)
const modeLink = (page: Page, name: RegExp) => page.getByRole('link', { name })
const openChooser = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Modes' }).click()

test('while a mode is open, the code of the others and the images they share are prefetched', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  const isFirstScreenCode = (url: string) =>
    /\/(?:remoteEntry|shares-.*|first-screen-.*|en-.*)\.js$/.test(url)
  const prefetched = collectRequests(page, isFirstScreenCode)
  await page.goto('/work')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => [...new Set(prefetched.map((url) => new URL(url).origin))].sort())
    .toEqual(['work', 'party', 'gig'].map(originOf).sort())

  await openChooser(page)
  const later = collectRequests(page, (url) => url.startsWith(originOf('party')))
  await modeLink(page, /Party/).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pick a room/)
  // The rooftop is on Party's signboard, and the lake on Work's first screen.
  for (const scene of ['rooftop-sunset', 'sea-sea']) {
    const image = page.locator(`img[src*="${scene}"]`).first()
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
    expect(await image.getAttribute('src')).not.toContain(originOf('party'))
  }
  expect(later.filter(isFirstScreenCode)).toEqual([])
})

test('a mode that is entered soon after the mode chooser opened does not wait for a slow registry', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/work')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const registryResponse = page.waitForResponse('**/remotes.json')
  await openChooser(page)
  await (await registryResponse).finished()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 200))
  await page.route('**/remotes.json', () => {})
  await modeLink(page, /Work/).click()
  await page.clock.runFor(200)
  const title = page.locator('[data-mode="work"]').getByRole('heading', { level: 1 })
  // Far from any time limit: a task of the entry may be planned after the clock has been moved.
  await expect(async () => {
    await page.clock.runFor(5)
    expect(await title.isVisible()).toBe(true)
  }).toPass({ intervals: [100], timeout: 15_000 })
})
