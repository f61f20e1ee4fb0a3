import { localUrl, shell } from '@baithak/shared/apps'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { followLink } from '../fixtures/follow-link'
import { storedTexts } from '../fixtures/stored'

/** An empty page of the shell's origin: another tab beside the visitor's, with a hand on the same storage. */
export async function otherTab(visitor: Page) {
  const context = visitor.context()
  const address = `${localUrl(shell.port)}/.other-tab`
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const tab = await context.newPage()
  await tab.goto(address)
  const storageOf = (page: Page) =>
    page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  return {
    write: (key: string, text: string | null) =>
      tab.evaluate(
        ([name, value]) =>
          value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value),
        [key, text] as const,
      ),
    /**
     * Puts these values in place of all that was there, while the visitor is elsewhere: a page that is open would hear
     * of each, and one that opens too soon would find the old ones, which its process remembers.
     */
    async fill(values: Record<string, unknown>) {
      await visitor.goto(address)
      const texts = storedTexts(values)
      await tab.evaluate((entries) => {
        localStorage.clear()
        for (const [key, text] of entries) localStorage.setItem(key, text)
      }, texts)
      await expect.poll(() => storageOf(visitor)).toEqual(Object.fromEntries(texts))
    },
    read: () => storageOf(tab),
  }
}

/** Something to look at: a screen's heading, and not the panel that stands where a mode has crashed. */
export async function expectScreen(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText('could not be loaded')).toBeHidden()
}

/** Follows a link that is not drawn: the page stays. */
export async function goTo(page: Page, route: string) {
  await followLink(page, route)
  await expectScreen(page)
}

/** Opens the first address anew and follows links to the others, with a look at each. */
export async function walk(page: Page, [first = '/', ...others]: readonly string[]) {
  await page.goto(first)
  await expectScreen(page)
  for (const route of others) await goTo(page, route)
}
