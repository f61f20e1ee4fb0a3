import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

interface Watching {
  watching: { requestClose(): void }[]
}

/** How much waits to be closed before the phone's back leaves the page. */
const waiting = (page: Page) => page.evaluate(() => (window as unknown as Watching).watching.length)

/** What the browser of a phone does then. */
const phoneBack = (page: Page) =>
  page.evaluate(() => (window as unknown as Watching).watching.at(-1)?.requestClose())

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    type Watcher = new () => { destroy(): void }
    const watching: object[] = []
    const { CloseWatcher } = window as unknown as { CloseWatcher: Watcher }
    class Watched extends CloseWatcher {
      constructor() {
        super()
        watching.push(this)
      }
      override destroy() {
        watching.splice(watching.indexOf(this), 1)
        super.destroy()
      }
    }
    Object.assign(window, { watching, CloseWatcher: Watched })
  }),
)

test('the phone’s back closes a sheet and leaves the screen where it is', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/party')
  expect(await waiting(page)).toBe(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await phoneBack(page)
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/party')
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
  expect(await waiting(page)).toBe(0)
})

test('the phone’s back closes the card of a café and leaves the map where it is', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/map')
  await page.getByRole('button', { name: /^Khidki Coffee/ }).click()
  const card = page.getByRole('region', { name: 'Khidki Coffee' })
  await expect(card).toBeVisible()
  await phoneBack(page)
  await expect(card).toBeHidden()
  await expect(page).toHaveURL('/map')
  expect(await waiting(page)).toBe(0)
})

test('a sheet that was closed another way does not keep the phone from going back', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/party')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await waiting(page)).toBe(0)
})
