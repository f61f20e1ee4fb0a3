import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { member } from '../fixtures/stored'
import { goTo, otherTab, walk } from './storage-page'
import { fullStorage, storedKeys } from './stored-keys'

const image = '<img src=x onerror="ran=1">'
const script = '"><script>ran=1</script>'
const both = `${image}${script}`

/** Words that rules read or that keys and addresses are made of; everything else may be any text. */
const fixed =
  /^(Silver|Gold|Weekly|Monthly|Active|Pending|Expired|Completed|Private|Public|Paid & Booked|active|referral|low|wifi|silver_monthly|gold_weekly|[a-z]-\d+|\d{4}-.*|\d\d:\d\d)$/

/** The same value with a script-shaped text in the place of every free word. */
function hostile(value: unknown): unknown {
  if (typeof value === 'string') return fixed.test(value) ? value : both
  if (Array.isArray(value)) return value.map(hostile)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hostile(inner)]))
}

const nothingRan = async (page: Page) => {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect(page.locator('img[src="x"], body script')).toHaveCount(0)
}

/** Where the words of a key are drawn as they are; other screens may shorten or leave them out. */
const shown = [
  '/explore',
  '/settings',
  '/invite-earn',
  '/party/manage',
  '/gig/my-gigs',
  '/check-in',
]

test('script-shaped text in every stored field is text on every screen', async ({ page }) => {
  test.setTimeout(60_000)
  const values = Object.fromEntries(storedKeys.map(({ key, value }) => [key, hostile(value)]))
  const tab = await otherTab(page)
  await tab.fill({ ...member, ...values })
  await walk(page, ['/work'])
  for (const route of new Set(storedKeys.flatMap(({ routes }) => routes))) {
    await goTo(page, route)
    if (shown.includes(route)) await expect(page.getByText(image).first()).toBeVisible()
    await nothingRan(page)
  }
  await expect(page.getByText('could not be read')).toHaveCount(0)
})

test('script-shaped text in a chat, a search and a form is text', async ({ page, onboarded }) => {
  await onboarded()
  await walk(page, ['/party/chat'])
  await page.getByRole('textbox').fill(both)
  await page.keyboard.press('Enter')
  await expect(page.getByText(both)).toBeVisible()
  await nothingRan(page)

  for (const route of ['/explore', '/party']) {
    await goTo(page, route)
    await page.getByRole('searchbox').fill(both)
    await nothingRan(page)
  }
  await goTo(page, '/taster-invite/rate')
  await page.getByRole('textbox').fill(both)
  await nothingRan(page)
})

test('script-shaped text in an address, its query and its fragment is nothing', async ({
  page,
  onboarded,
}) => {
  await onboarded(fullStorage())
  const text = encodeURIComponent(both)
  for (const address of [
    `/?ref=${text}#${text}`,
    `/party?q=${text}&category=${text}`,
    `/party/chat?venue=${text}`,
    `/party/venue/${text}`,
    `/gig/detail/${text}`,
    `/cafe/${text}`,
    `/admin/cafe/${text}`,
    '/party?next=javascript:window.ran=1#javascript:window.ran=1',
  ]) {
    await walk(page, [address])
    await nothingRan(page)
  }
})
