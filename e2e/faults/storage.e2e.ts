import { member, serialize } from '@baithak/tools/testing/stored'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { completeOnboarding } from '../fixtures/complete-onboarding'
import { long } from '../fixtures/long'
import { runAttacks } from './attacks/run-attacks'
import { goTo, openScreens, openStorageTab } from './storage-page'
import { fullStorage, storedKeys, storedRoutes } from './stored-keys'

const unreadableNotice = 'Some saved data could not be read'

test(
  'broken JSON under any key leaves its screens usable, is quarantined, and shows a notice',
  long,
  async ({ page }) => {
    test.setTimeout(120_000)
    const tab = await openStorageTab(page)
    const cases = storedKeys.map((stored) => [stored.key, stored] as const)
    await runAttacks('storage', cases, async (stored) => {
      const { key, value, routes, tab: name, isPlainText } = stored
      const text = `${serialize(value).slice(0, -1)}\u0000{`
      await tab.replaceAll({ ...member, ...fullStorage(), [key]: text })
      await openScreens(page, routes.slice(0, 1))
      if (name) await page.getByRole('tab', { name }).click()
      if (!isPlainText && !stored.isSilent)
        await expect(page.getByText(unreadableNotice).first()).toBeVisible()
      for (const route of routes.slice(1)) await goTo(page, route)
      // A write reaches the process of the other tab with a delay.
      await expect(async () => {
        const texts = await tab.read()
        const copies = Object.keys(texts).filter((each) => each.startsWith(`quarantine:${key}:`))
        expect(copies).toHaveLength(isPlainText ? 0 : 1)
        expect(texts[copies[0] ?? key]).toBe(text)
      }).toPass({ timeout: 5000 })
    })
  },
)

test(
  'with full storage a purchase fails with a message, no data is lost, and every screen works',
  long,
  async ({ page }) => {
    const { userPass: _, ...rest } = fullStorage()
    const tab = await openStorageTab(page)
    await tab.replaceAll({ ...member, ...rest })
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const before = await tab.read()
    await openScreens(page, [...storedRoutes, '/purchase-pass'])
    await page
      .getByRole('button', { name: /Buy Pass/ })
      .first()
      .click()
    await expect(page.getByText('Could not be saved').first()).toBeVisible()
    expect(await tab.read()).toEqual(before)
  },
)

const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })

test('without access to storage the app says so, and screens that need none work', async ({
  page,
}) => {
  await forbidStorage(page)
  await page.goto('/')
  await expect(page.getByText('Nothing can be saved here').first()).toBeVisible()
  await expect(page.getByText('Get Started')).toBeVisible()
  await openScreens(page, ['/admin/login', '/admin/dashboard'])
})

test(
  'without access to storage a new user can complete onboarding and use the app until the page is closed',
  long,
  async ({ page }) => {
    await forbidStorage(page)
    await page.goto('/')
    await completeOnboarding(page)
    await page.getByRole('button', { name: "Let's Go" }).click()
    await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
    await page.getByRole('link', { name: /^Work/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aanya')
  },
)
