import { expect, type Page } from '@playwright/test'

/** No attack has run: each would set `window.ran`, or `polluted` on the prototype of objects. */
export const expectNothingRan = async (page: Page) =>
  expect(await page.evaluate(() => 'ran' in window || 'polluted' in {})).toBe(false)
