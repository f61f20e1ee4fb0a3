import { localUrl, modes } from '@baithak/shared/apps'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Addresses that the page asks for from now on, of files that `matches` takes. */
function requestsOf(page: Page, matches: (address: string) => boolean) {
  const addresses: string[] = []
  page.on('request', (request) => matches(request.url()) && addresses.push(request.url()))
  return addresses
}

const originOf = (id: string) => localUrl(modes.find((mode) => mode.id === id)?.port ?? 0)
const board = (page: Page, name: RegExp) => page.getByRole('link', { name })
const toTheModes = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Modes' }).click()

test('who stays in a mode for a while finds the code of the next one here already, and the pictures that both show', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  const isFirstCode = (address: string) =>
    /\/(?:remoteEntry|shares-.*|first-screen-.*|en-.*)\.js$/.test(address)
  const ahead = requestsOf(page, isFirstCode)
  await page.goto('/work')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForRequest((request) => request.url().startsWith(originOf('gig')))
  expect(new Set(ahead.map((address) => new URL(address).origin))).toEqual(
    new Set(['work', 'party', 'gig'].map(originOf)),
  )

  await toTheModes(page)
  const later = requestsOf(page, (address) => address.startsWith(originOf('party')))
  await board(page, /Party/).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pick a room/)
  // Rooftop by the sea stands on Party's board, and the courtyard in Work.
  for (const scene of ['rooftop-sunset', 'courtyard-mint']) {
    const picture = page.locator(`img[src*="${scene}"]`).first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.getAttribute('src')).not.toContain(originOf('party'))
  }
  expect(later.filter(isFirstCode)).toEqual([])
})

test('a mode that is entered again soon after the mode chooser came does not wait for a slow network', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/work')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answered = page.waitForResponse('**/remotes.json')
  await toTheModes(page)
  await (await answered).finished()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 200))
  await page.route('**/remotes.json', () => {})
  await board(page, /Work/).click()
  await page.clock.runFor(200)
  const work = page.locator('[data-mode="work"]')
  await expect(work.getByRole('heading', { level: 1 })).toBeVisible()
})
