import { localUrl, shell } from '@baithak/build/apps'
import { serializedEntries } from '@baithak/tools/testing/stored'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { followLink } from '../fixtures/follow-link'

/** Opens a second tab with an empty page of the shell's origin, which reads and writes the same storage. */
export async function openStorageTab(page: Page) {
  const context = page.context()
  const url = `${localUrl(shell.port)}/.other-tab`
  await context.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const tab = await context.newPage()
  await tab.goto(url)
  const readStorage = (owner: Page) =>
    owner.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  return {
    set: (key: string, text: string | null) =>
      tab.evaluate(
        ([name, value]) =>
          value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value),
        [key, text] as const,
      ),
    /**
     * Replaces all stored values. Leaves the app first, because an open page would receive a storage event for each
     * value. Waits until the page's process has the values too, because a page that opens earlier would read its old ones.
     * The app's last write may arrive in this tab after they are set, so they are set until they stay.
     */
    async replaceAll(values: Record<string, unknown>) {
      await page.goto(url)
      const entries = serializedEntries(values)
      await expect(async () => {
        await tab.evaluate((items) => {
          localStorage.clear()
          for (const [key, text] of items) localStorage.setItem(key, text)
        }, entries)
        await expect
          .poll(() => readStorage(page), { timeout: 2000 })
          .toEqual(Object.fromEntries(entries))
      }).toPass()
    },
    read: () => readStorage(tab),
  }
}

/** Expects a screen's heading, and not the error panel of a crashed mode. */
export async function expectScreen(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText('could not be loaded')).toBeHidden()
}

export async function goTo(page: Page, path: string) {
  await followLink(page, path)
  await expectScreen(page)
}

/** Loads the first path, follows links to the others, and expects a screen at each. */
export async function openScreens(page: Page, [first = '/', ...others]: readonly string[]) {
  await page.goto(first)
  await expectScreen(page)
  for (const path of others) await goTo(page, path)
}
