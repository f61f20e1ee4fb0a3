import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

interface TrackedWindow {
  closeWatchers: { requestClose(): void }[]
}

/** Counts the active close watchers, which the phone's back gesture closes before it leaves the page. */
const countCloseWatchers = (page: Page) =>
  page.evaluate(() => (window as unknown as TrackedWindow).closeWatchers.length)

/** Closes the latest close watcher, as the back gesture does. */
const goBackOnPhone = (page: Page) =>
  page.evaluate(() => (window as unknown as TrackedWindow).closeWatchers.at(-1)?.requestClose())

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    type Watcher = new () => { destroy(): void }
    const closeWatchers: object[] = []
    const { CloseWatcher } = window as unknown as { CloseWatcher: Watcher }
    class TrackedCloseWatcher extends CloseWatcher {
      constructor() {
        super()
        closeWatchers.push(this)
      }
      override destroy() {
        closeWatchers.splice(closeWatchers.indexOf(this), 1)
        super.destroy()
      }
    }
    Object.assign(window, { closeWatchers, CloseWatcher: TrackedCloseWatcher })
  }),
)

test('the phone’s back gesture closes a sheet and stays on the screen', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/party')
  expect(await countCloseWatchers(page)).toBe(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await goBackOnPhone(page)
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/party')
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
  expect(await countCloseWatchers(page)).toBe(0)
})

test('the phone’s back gesture closes the card of a café and stays on the map', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/map')
  await page.getByRole('button', { name: /^Khidki Coffee/ }).click()
  const card = page.getByRole('region', { name: 'Khidki Coffee' })
  await expect(card).toBeVisible()
  await goBackOnPhone(page)
  await expect(card).toBeHidden()
  await expect(page).toHaveURL('/map')
  expect(await countCloseWatchers(page)).toBe(0)
})

test('a sheet that is closed in another way leaves no close watcher', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/party')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await countCloseWatchers(page)).toBe(0)
})
