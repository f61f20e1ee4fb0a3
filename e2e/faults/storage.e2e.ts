import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { member, textOf } from '../fixtures/stored'
import { throughOnboarding } from '../fixtures/through-onboarding'
import { goTo, otherTab, walk } from './storage-page'
import type { StoredKey } from './stored-keys'
import { fullStorage, storedKeys } from './stored-keys'

const allRoutes = [...new Set(storedKeys.flatMap(({ routes }) => routes))]
const told = 'Some saved data could not be read'

test('broken JSON under any key: its screens stay usable, nothing is lost, the member is told', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const tab = await otherTab(page)
  const failures: string[] = []
  for (const { key, value, routes, tab: name, words } of storedKeys) {
    const text = `${textOf(value).slice(0, -1)}\u0000{`
    await tab.fill({ ...member, ...fullStorage(), [key]: text })
    const story = async () => {
      await walk(page, routes.slice(0, 1))
      if (name) await page.getByRole('tab', { name }).click()
      if (!words) await expect(page.getByText(told).first()).toBeVisible()
      for (const route of routes.slice(1)) await goTo(page, route)
      // Another process sees a write a moment later.
      await expect(async () => {
        const after = await tab.read()
        const copies = Object.keys(after).filter((each) => each.startsWith(`quarantine:${key}:`))
        expect(copies).toHaveLength(words ? 0 : 1)
        expect(after[copies[0] ?? key]).toBe(text)
      }).toPass({ timeout: 5000 })
    }
    await story().catch((error: Error) => failures.push(`${key}: ${error.message}`))
  }
  expect(failures).toEqual([])
})

test('what could not be read is told of once, and not at the next visit', async ({ page }) => {
  const tab = await otherTab(page)
  await tab.fill({ ...member, userPass: '{"half' })
  await walk(page, ['/work'])
  await expect(page.getByText(told).first()).toBeVisible()
  await walk(page, ['/wallet'])
  await expect(page.getByText('No Active Pass')).toBeVisible()
  await expect(page.getByText(told)).toHaveCount(0)
})

test('fields of a later version are shown past, and stay', async ({ page }) => {
  const later = { addedLater: { deep: [1, null, 'दो'] } }
  const withMore = ({ key, value, words }: StoredKey) => {
    if (words || typeof value !== 'object' || value === null) return [key, value]
    if (!Array.isArray(value)) return [key, { ...value, ...later }]
    return [key, value.map((item) => (typeof item === 'object' ? { ...item, ...later } : item))]
  }
  const tab = await otherTab(page)
  await tab.fill({ ...member, ...Object.fromEntries(storedKeys.map(withMore)) })
  const before = await tab.read()
  await walk(page, allRoutes)
  await expect(page.getByText(told)).toHaveCount(0)
  expect(await tab.read()).toMatchObject(before)
})

test('with no room left a purchase says so, nothing old is lost, and every screen stands', async ({
  page,
}) => {
  const { userPass: _, ...rest } = fullStorage()
  const tab = await otherTab(page)
  await tab.fill({ ...member, ...rest })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const before = await tab.read()
  await walk(page, [...allRoutes, '/purchase-pass'])
  await page
    .getByRole('button', { name: /Buy Pass/ })
    .first()
    .click()
  await expect(page.getByText('Could not be saved').first()).toBeVisible()
  expect(await tab.read()).toEqual(before)
})

const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })

test('where storage is forbidden the visitor is told, and what needs none of it works', async ({
  page,
}) => {
  await forbidStorage(page)
  await page.goto('/')
  await expect(page.getByText('Nothing can be saved here').first()).toBeVisible()
  await expect(page.getByText('Get Started')).toBeVisible()
  await walk(page, ['/admin/login', '/admin/dashboard'])
})

test('where storage is forbidden a newcomer comes in all the same, for as long as the page stands', async ({
  page,
}) => {
  await forbidStorage(page)
  await page.goto('/')
  await throughOnboarding(page)
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page.getByRole('heading', { name: 'What kind of sitting?' })).toBeVisible()
  await page.getByRole('link', { name: /^Work/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aanya')
})

test('two tabs check in to one route in turn, and both cafés are kept', async ({
  page,
  context,
}) => {
  const booking = '/party/my-hopping-booking/b-1'
  const cafes = [1, 2].map((at) => ({ id: `c-${at}`, name: `Café ${at}`, address: 'Here' }))
  const values = fullStorage()
  const [route] = values.cafe_hopping_routes as object[]
  const tab = await otherTab(page)
  await tab.fill({
    ...member,
    ...values,
    cafe_hopping_routes: [{ ...route, cafes_included: cafes }],
    'checkins_b-1': [],
  })
  const other = await context.newPage()
  for (const each of [page, other]) await walk(each, [booking])
  await page
    .getByRole('button', { name: /Check in/i })
    .first()
    .click()
  await other
    .getByRole('button', { name: /Check in/i })
    .last()
    .click()
  await expect
    .poll(async () => JSON.parse((await tab.read())['checkins_b-1'] ?? '[]').sort())
    .toEqual(['c-1', 'c-2'])
})
