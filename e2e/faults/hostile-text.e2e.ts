import { member } from '@baithak/tools/testing/stored'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'
import { expectNothingRan } from './expect-nothing-ran'
import { goTo, openScreens, openStorageTab } from './storage-page'
import { storedKeys, storedRoutes } from './stored-keys'

const image = '<img src=x onerror="ran=1">'
const script = '"><script>ran=1</script>'
const both = `${image}${script}`

/** Values that the app interprets, or that are part of keys and URLs; everything else may be any text. */
const interpreted =
  /^(Silver|Gold|Weekly|Monthly|Active|Pending|Expired|Completed|Private|Public|declined|Paid & Booked|active|referral|low|wifi|silver_monthly|gold_weekly|[a-z]-\d+|\d{4}-.*|\d\d:\d\d)$/

/** Replaces every string that the app does not interpret by markup with a script. */
function hostile(value: unknown): unknown {
  if (typeof value === 'string') return interpreted.test(value) ? value : both
  if (Array.isArray(value)) return value.map(hostile)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hostile(inner)]))
}

const expectNoScriptRan = async (page: Page) => {
  await expectNothingRan(page)
  await expect(page.locator('img[src="x"], body script')).toHaveCount(0)
}

/** Paths that render stored strings unchanged; other screens may shorten or omit them. */
const verbatimPaths = [
  '/explore',
  '/settings',
  '/invite-earn',
  '/party/manage',
  '/gig/my-gigs',
  '/check-in',
]

test('markup in any stored field is rendered as text on every screen', long, async ({ page }) => {
  test.setTimeout(60_000)
  const values = Object.fromEntries(storedKeys.map(({ key, value }) => [key, hostile(value)]))
  const tab = await openStorageTab(page)
  await tab.replaceAll({ ...member, ...values })
  await openScreens(page, ['/work'])
  for (const route of storedRoutes) {
    await goTo(page, route)
    if (verbatimPaths.includes(route)) await expect(page.getByText(image).first()).toBeVisible()
    await expectNoScriptRan(page)
  }
  await expect(page.getByText('could not be read')).toHaveCount(0)
})
