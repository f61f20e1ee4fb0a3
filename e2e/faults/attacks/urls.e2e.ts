import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures'
import { followLink } from '../../fixtures/follow-link'
import { long } from '../../fixtures/long'
import { expectNothingRan } from '../expect-nothing-ran'
import { fullStorage } from '../stored-keys'
import { hostileStrings } from './hostile-strings'
import { runAttacks } from './run-attacks'

const malformed = [
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..;/admin',
  '/.',
  '/work/',
  '/WORK',
  '/work//',
  '/party/../gig',
  '/party/venue/',
  '/party/venue/%2F',
  '/party/create?step=99',
  '/party/create?step=-1',
  '/party/create?step=NaN',
  '/party/create?slot=99:99-00:00',
  '/party?rating=1e9&min=-5&max=abc&distance=',
  '/party/chat?venue=',
  '/party/chat?venue=99999999999999999999',
  '/party/my-hopping-booking/',
  '/party/cafe-hopping/constructor',
  '/gig/detail/-1',
  '/gig/my-gigs?tab=Nothing',
  '/cafe/',
  '/cafe/1/2/3/4',
  '/admin',
  '/admin/',
  '/admin/cafe/',
  '/admin/dashboard?sort=__proto__&direction=sideways&q=%00',
  '/onboarding/phone',
  '/taster-invite/rate/again',
  '/?ref=',
  `/?${'a=1&'.repeat(500)}`,
  '/#/../#',
  '/wallet#%%%',
]

/** Paths and queries that take a value from the URL. */
const withValue = (value: string) => [
  `/cafe/${value}`,
  `/party/venue/${value}`,
  `/party/chat?venue=${value}`,
  `/party?q=${value}&category=${value}`,
  `/party/cafe-hopping/${value}`,
  `/party/my-hopping-booking/${value}`,
  `/gig/detail/${value}`,
  `/admin/cafe/${value}`,
  `/admin/dashboard?q=${value}&sort=${value}`,
  `/?ref=${value}`,
]

/** Expects a heading, or the text for a missing café, route or booking (section 8), and no error panel. */
async function expectScreenOrNotFound(page: Page) {
  const screen = page.getByRole('heading', { level: 1 }).or(page.getByText('Loading...'))
  await expect(screen.first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeHidden()
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 1_500))

test(
  'a malformed or hostile URL never blanks the page or runs anything',
  long,
  async ({ page, onboarded }) => {
    await onboarded(fullStorage())
    await page.goto('/')
    const urls = [
      ...malformed,
      ...hostileStrings.flatMap(([, text]) => withValue(encode(text))),
    ].map((url) => [url.slice(0, 80), url] as const)
    await runAttacks('URLs', urls, async (url) => {
      await followLink(page, url)
      await expectScreenOrNotFound(page)
      await expectNothingRan(page)
    })
  },
)

test(
  'a malformed URL that is opened directly shows a screen',
  long,
  async ({ page, onboarded }) => {
    await onboarded()
    const urls = malformed.map((url) => [url.slice(0, 80), url] as const)
    await runAttacks('URLs', urls, async (url) => {
      const response = await page.goto(url)
      // The server rejects paths that no file system can resolve.
      if (response?.status() === 400) return
      await expectScreenOrNotFound(page)
    })
  },
)
