import type { Page } from '@playwright/test'
import { firstApis, furtherApis } from '../../shell/src/first-frame/substitute-apis'
import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'

/** APIs whose users catch what they throw. */
const caught = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'crypto',
  'Notification',
  'BroadcastChannel',
]
const paths = [...Object.keys(firstApis), ...Object.keys(furtherApis), ...caught]

const forbid = (page: Page, forbidden: readonly string[]) =>
  page.addInitScript((forbidden) => {
    for (const path of forbidden) {
      const [name = '', owner = 'window'] = path.split('.').toReversed()
      Object.defineProperty(Reflect.get(window, owner), name, {
        configurable: true,
        get() {
          throw new DOMException(`${path} is forbidden`, 'SecurityError')
        },
      })
    }
  }, forbidden)

async function expectWelcome(page: Page) {
  await page.goto('/')
  await expect(page.locator('html:not([data-prerendered])')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible()
}

async function expectScreen(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-mode] h1')).toBeVisible()
  await expect(page.locator('.screen-picture, .loading-mark')).toHaveCount(0)
}

test('the app starts where the browser forbids all that it can do without', async ({ page }) => {
  await forbid(
    page,
    paths.filter((path) => path !== 'Intl'),
  )
  await expectWelcome(page)
  await expectScreen(page, '/admin/dashboard')
})

test('modes start where the browser forbids all but storage', long, async ({ page, onboarded }) => {
  await onboarded()
  const isStorage = /Storage$/
  await forbid(
    page,
    paths.filter((path) => !isStorage.test(path) && !path.startsWith('Intl.')),
  )
  for (const path of ['/work', '/party', '/gig']) await expectScreen(page, path)
})

for (const path of paths)
  test(`the app starts without ${path}`, long, async ({ page }) => {
    await forbid(page, [path])
    await expectWelcome(page)
    await expectScreen(page, '/admin/dashboard')
  })
