import { member, serialize } from '@baithak/tools/testing/stored'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { completeOnboarding } from '../fixtures/complete-onboarding'
import { long } from '../fixtures/long'
import { runAttacks } from './attacks/run-attacks'
import { goTo, openScreens, openStorageTab } from './storage-page'
import type { StoredKey } from './stored-keys'
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

test('the notice about unreadable data appears once, and not at the next visit', async ({
  page,
}) => {
  const tab = await openStorageTab(page)
  await tab.replaceAll({ ...member, userPass: '{"half' })
  await openScreens(page, ['/work'])
  await expect(page.getByText(unreadableNotice).first()).toBeVisible()
  await openScreens(page, ['/wallet'])
  await expect(page.getByText('No Active Pass')).toBeVisible()
  await expect(page.getByText(unreadableNotice)).toHaveCount(0)
})

test('fields of a later version are ignored and preserved', async ({ page }) => {
  const laterFields = { addedLater: { deep: [1, null, 'दो'] } }
  const withLaterFields = ({ key, value, isPlainText }: StoredKey) => {
    if (isPlainText || typeof value !== 'object' || value === null) return [key, value]
    if (!Array.isArray(value)) return [key, { ...value, ...laterFields }]
    return [
      key,
      value.map((item) => (typeof item === 'object' ? { ...item, ...laterFields } : item)),
    ]
  }
  const tab = await openStorageTab(page)
  const keptKeys = storedKeys.filter(({ isDerived }) => !isDerived)
  await tab.replaceAll({ ...member, ...Object.fromEntries(keptKeys.map(withLaterFields)) })
  const before = await tab.read()
  await openScreens(page, storedRoutes)
  await expect(page.getByText(unreadableNotice)).toHaveCount(0)
  expect(await tab.read()).toMatchObject(before)
})

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

test(
  'two tabs check in at one route in turn, and both check-ins are stored',
  long,
  async ({ page, context }) => {
    const booking = '/party/my-hopping-booking/b-1'
    const cafes = [1, 2].map((number) => ({
      id: `c-${number}`,
      name: `Café ${number}`,
      address: 'Here',
    }))
    const values = fullStorage()
    const [route] = values.cafe_hopping_routes as object[]
    const tab = await openStorageTab(page)
    await tab.replaceAll({
      ...member,
      ...values,
      cafe_hopping_routes: [{ ...route, cafes_included: cafes }],
      'checkins_b-1': [],
    })
    const other = await context.newPage()
    for (const each of [page, other]) await openScreens(each, [booking])
    await page
      .getByRole('button', { name: /Check in/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'Check in now' }).click()
    await other
      .getByRole('button', { name: /Check in/i })
      .last()
      .click()
    await other.getByRole('button', { name: 'Check in now' }).click()
    await expect
      .poll(async () => JSON.parse((await tab.read())['checkins_b-1'] ?? '[]').sort())
      .toEqual(['c-1', 'c-2'])
  },
)
