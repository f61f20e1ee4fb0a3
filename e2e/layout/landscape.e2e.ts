import type { Locator, Page } from '@playwright/test'
import { decodeQr, expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { closeScenario, openScenario } from '../scenarios/open-scenario'
import { scenarioNamed } from '../scenarios/scenarios'
import { translatorFor } from '../scenarios/translations'

const sizes = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

/** Complete in the window, and not below what covers the bottom. A position alone says nothing: the screen scrolls. */
async function expectAbove(upper: Locator, lower: Locator) {
  await expect(upper).toBeInViewport({ ratio: 1 })
  const [first, second] = [await upper.boundingBox(), await lower.boundingBox()]
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0)
}

/** The picture is beside the details, and stays there while they scroll. */
async function expectPictureBeside(page: Page) {
  const picture = page.locator('#root main img').first()
  const heading = page.getByRole('heading', { level: 1 })
  await expectAbove(heading, page.locator('[data-dock]'))
  const before = await picture.boundingBox()
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(
    (await heading.boundingBox())?.x ?? 0,
  )
  await page.locator('#root main').evaluate((screen) => screen.scrollTo(0, screen.scrollHeight))
  await expect(heading).not.toBeInViewport()
  expect(await picture.boundingBox()).toEqual(before)
}

/** What each screen is for, visible without scrolling. */
const screens: { name: string; title: string; check(page: Page): Promise<unknown> }[] = [
  {
    name: 'check-in',
    title: 'the check-in code is complete and can be scanned',
    check: async (page) => {
      const done = page.getByRole('link', { name: 'Done' })
      await expectAbove(page.getByRole('img', { name: /QR/ }), done)
      await expect(done).toBeInViewport({ ratio: 1 })
      await expect.poll(() => decodeQr(page)).toContain('BAITHAK')
    },
  },
  {
    name: 'party-create-1',
    title: 'the wizard shows its title and the first two weeks of the month',
    check: async (page) => {
      const next = page.getByRole('button', { name: 'Next' })
      const days = page.getByRole('table').getByRole('button')
      await expectAbove(page.getByRole('heading', { level: 1 }), days.first())
      await expectAbove(days.nth(12), next)
    },
  },
  {
    name: 'party-create-2',
    title: 'the number of guests is visible',
    check: (page) => expect(page.getByRole('spinbutton')).toBeInViewport({ ratio: 1 }),
  },
  {
    name: 'wallet',
    title: 'the pass has its code beside it',
    check: (page) =>
      expect(page.getByRole('link', { name: 'Show QR Code' })).toBeInViewport({ ratio: 1 }),
  },
  {
    name: 'invite',
    title: 'an invite shows what is tasted, above the answers',
    check: async (page) => {
      const accept = page.getByRole('button', { name: 'Accept Invite' })
      await expectAbove(page.getByRole('heading', { level: 1 }), accept)
    },
  },
  {
    name: 'welcome-referral',
    title: 'Welcome has its room beside the greeting, the tagline and the button',
    check: async (page) => {
      const image = await page.locator('.welcome-image').boundingBox()
      const tagline = page.getByRole('heading', { level: 1 })
      expect(image?.width).toBeLessThanOrEqual((await tagline.boundingBox())?.x ?? 0)
      await expectAbove(page.getByText(/BAITHAKQ7XK2M/), tagline)
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'onboarding-phone',
    title: 'the phone number has no slice of an image below it',
    check: async (page) => {
      await expect(page.getByRole('button', { name: 'Send OTP' })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('img[src*="street"]')).toBeHidden()
    },
  },
  {
    name: 'modes',
    title: 'the boards of all modes are visible',
    check: async (page) => {
      for (const mode of ['Work', 'Party', 'Gig'])
        await expect(page.getByRole('heading', { name: mode, exact: true })).toBeInViewport({
          ratio: 1,
        })
    },
  },
  ...['cafe', 'venue', 'route', 'gig-detail'].map((name) => ({
    name,
    title: `${name}: the picture is beside the details`,
    check: expectPictureBeside,
  })),
  {
    name: 'hopping-pass',
    title: 'the hopping pass can be scanned while it shows the cafés',
    check: async (page) => {
      await expect(page.getByRole('img', { name: /QR/ })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('Dabara House')).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'premium',
    title: 'the premium pass shows its price and what it gives, above the button',
    check: async (page) => {
      const purchase = page.getByRole('button', { name: 'Purchase Pass' })
      await expectAbove(page.getByText('₹499'), purchase)
      await expectAbove(page.getByText('A verified badge on your profile'), purchase)
      await expectAbove(page.getByText('Unlimited applications, every week'), purchase)
    },
  },
  {
    name: 'work-home',
    title: 'Home has the pass beside the greeting, above the cafés',
    check: async (page) => {
      const pass = await page.getByRole('link', { name: 'Show QR' }).boundingBox()
      const greeting = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(pass?.x).toBeGreaterThan((greeting?.x ?? 0) + (greeting?.width ?? 0))
      const cafes = page.getByRole('heading', { name: 'Nearby workspaces' })
      await expectAbove(cafes, page.getByRole('navigation', { name: 'Main' }))
    },
  },
  {
    name: 'explore-suggestion',
    title: 'a search without results says so, with a suggestion',
    check: async (page) => {
      const suggestion = page.getByRole('button', { name: 'Khidki Coffee' })
      await expectAbove(suggestion, page.getByRole('navigation', { name: 'Main' }))
    },
  },
  {
    name: 'party-empty',
    title: 'what clears a search without results is above the navigation',
    check: (page) =>
      expectAbove(
        page.getByRole('button', { name: 'Clear search' }),
        page.getByRole('navigation', { name: 'Main' }),
      ),
  },
  {
    name: 'gig',
    title: 'the first gig is visible',
    check: (page) =>
      expectAbove(
        page.getByRole('heading', { name: 'Ghazal Baithak' }).first(),
        page.getByRole('navigation', { name: 'Main' }),
      ),
  },
  {
    name: 'gig-limit-sheet',
    title: 'a toast is beside the title of a sheet',
    check: async (page) => {
      const title = await page
        .getByRole('dialog')
        .getByRole('heading', { name: 'Weekly Limit Reached!' })
        .evaluate((heading) => {
          const text = document.createRange()
          text.selectNodeContents(heading)
          return text.getBoundingClientRect().right
        })
      const toast = await page.locator('.toast').first().boundingBox()
      expect(toast?.x).toBeGreaterThan(title)
    },
  },
  {
    name: 'onboarding-success',
    title: 'onboarding ends with its room beside the text and the button',
    check: async (page) => {
      const image = await page.locator('.success-image').boundingBox()
      const heading = page.getByRole('heading', { level: 1 })
      const headingX = (await heading.boundingBox())?.x ?? 0
      expect((image?.x ?? 0) + (image?.width ?? 0)).toBeLessThanOrEqual(headingX)
      await expectAbove(heading, page.getByRole('button', { name: "Let's Go" }))
      await expect(page.getByRole('button', { name: "Let's Go" })).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'admin-check-in-accepted',
    title: 'at the counter the tick covers nothing of the guest’s pass',
    check: async (page) => {
      const tick = await page.locator('[data-outcome] .rounded-full').first().boundingBox()
      const pass = await page.locator('[data-outcome] .paper').boundingBox()
      expect((tick?.x ?? 0) + (tick?.width ?? 0)).toBeLessThan(pass?.x ?? 0)
    },
  },
  {
    name: 'admin-login',
    title: 'a partner signs in beside the picture',
    check: async (page) => {
      const submit = page.getByRole('button', { name: 'Sign In' })
      await expectAbove(page.getByRole('heading', { level: 1 }), submit)
      await expectAbove(page.getByLabel('Email'), submit)
    },
  },
]

/** Few enough to balance the workers, enough to profit from the browser's cache. */
const screensPerTest = 5
const groups = Array.from({ length: Math.ceil(screens.length / screensPerTest) }, (_, index) =>
  screens.slice(index * screensPerTest, (index + 1) * screensPerTest),
)

for (const size of sizes)
  test.describe(`Landscape phones: at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size })
    for (const group of groups)
      test(
        `what a screen is for is visible: ${group.map(({ name }) => name).join(', ')}`,
        longUnless(size.width === 667),
        async ({ page }) => {
          for (const { name, title, check } of group)
            await test.step(title, async () => {
              await openScenario(page, scenarioNamed(name), 'en')
              await check(page)
              await closeScenario(page)
            })
        },
      )
  })

test('Landscape phones: the map shows the member, also after the phone is turned', async ({
  page,
}) => {
  await openScenario(page, scenarioNamed('map'), 'en')
  const member = page.getByRole('img', { name: translatorFor('en')('work:map.you') })
  await expect(member).toBeInViewport()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(member).toBeInViewport({ ratio: 1 })
})
