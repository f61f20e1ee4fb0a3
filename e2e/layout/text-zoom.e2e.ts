import { largestEnquiry, partyDraft } from '@baithak/tools/testing/large-fixtures'
import { member } from '@baithak/tools/testing/stored'
import { testTime } from '@baithak/tools/testing/test-time'
import type { Page } from '@playwright/test'
import { expect, linesOf, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { horizontalOverflowPx, zoomText } from '../fixtures/text-zoom'
import { languages } from '../scenarios/translations'

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => zoomText(page))

const waitUntilReady = async (page: Page, language: string) => {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered')
  await page.evaluate(() => document.fonts.ready)
}

for (const language of languages) {
  test(
    `at twice the text size the wordmark on the welcome screen does not overlap the heading, in ${language}`,
    longUnless(language === 'hi'),
    async ({ page, stored }) => {
      await stored({ i18nextLng: language })
      await page.goto('/')
      await waitUntilReady(page, language)
      const { baseline, highestStroke } = await page.locator('.welcome-image').evaluate((panel) => {
        const baselineMarker = document.createElement('i')
        baselineMarker.style.display = 'inline-block'
        panel.querySelector('p')?.append(baselineMarker)
        const image = panel.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
        const baseline = baselineMarker.getBoundingClientRect().bottom
        return { baseline, highestStroke: image.top + (68 / 390) * image.width }
      })
      expect(highestStroke).toBeGreaterThan(baseline + 4)
      expect(await horizontalOverflowPx(page)).toBe(0)
      const arrow = await page.getByRole('link').locator('svg').boundingBox()
      expect(arrow?.width).toBe(20)
    },
  )

  test(
    `at twice the text size a phone number is not cut off and no word of the heading is broken, in ${language}`,
    longUnless(language === 'hi'),
    async ({ page, stored }) => {
      await stored({ i18nextLng: language })
      await page.goto('/onboarding/phone')
      await waitUntilReady(page, language)
      const field = page.getByRole('textbox')
      await field.fill('9845012345')
      await page.evaluate(() => document.fonts.ready)
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
      const brokenWords = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const text = heading.firstChild as Text
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return tops.size > 1 ? [word] : []
        })
      })
      expect(brokenWords).toEqual([])
    },
  )

  test(
    `Details: at twice the text size the partner’s header has room between the wordmark and Sign Out, in ${language}`,
    longUnless(language === 'hi'),
    async ({ page, stored }) => {
      await stored({ i18nextLng: language })
      await page.goto('/admin/dashboard')
      await waitUntilReady(page, language)
      const header = page.getByRole('banner')
      const mark = await header.getByRole('img').boundingBox()
      const signOut = await header.getByRole('link').nth(1).boundingBox()
      const isBeside = (mark?.x ?? 0) + (mark?.width ?? 0) + 8 <= (signOut?.x ?? 0)
      const isAbove = (mark?.y ?? 0) + (mark?.height ?? 0) <= (signOut?.y ?? 0)
      expect(isBeside || isAbove).toBe(true)
      expect((signOut?.x ?? 0) + (signOut?.width ?? 0)).toBeLessThanOrEqual(320)
    },
  )

  test(
    `at twice the text size the error panel of a mode does not overflow, in ${language}`,
    longUnless(language === 'hi'),
    async ({ page, onboarded, allowConsoleError }) => {
      allowConsoleError(/Failed to load resource/)
      await onboarded({ i18nextLng: language })
      await page.route(/:\d*3\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
      await page.goto('/gig')
      await expect(page.getByRole('alert').getByRole('button')).toBeVisible()
      await waitUntilReady(page, language)
      expect(await horizontalOverflowPx(page)).toBe(0)
    },
  )
}

test('at twice the text size the segments of Settings do not cut off their labels, and the pass and its ring have room for their texts', async ({
  page,
  onboarded,
  holding,
}) => {
  const visit = { id: 'v-1', memberId: member.userId, name: 'Aanya Rao', passId: 'gold_monthly' }
  const seat = { cafeId: 'dabara-house', cafe: 'Dabara House', at: testTime }
  await onboarded({ i18nextLng: 'hi', 'draft:visits': [{ ...visit, ...seat }] })
  await holding('gold_monthly')
  await page.goto('/settings')
  const segments = page.getByRole('radiogroup').locator('label')
  await expect(segments).toHaveCount(5)
  const cutOff = () =>
    segments.evaluateAll((labels) =>
      labels
        .filter((label) => label.scrollWidth > label.clientWidth + 1)
        .map((label) => label.textContent),
    )
  await expect.poll(cutOff).toEqual([])
  await page.goto('/wallet')
  const cutOffOfPass = () =>
    page.locator('#root article').evaluate((card) => {
      const { bottom } = card.getBoundingClientRect()
      const texts = [...card.querySelectorAll('h2, p')]
      return texts.filter((text) => text.getBoundingClientRect().bottom > bottom).length
    })
  await expect.poll(cutOffOfPass).toBe(0)
  const ring = page.locator('[aria-labelledby="pass-value"] p').first()
  const widths = () =>
    ring.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element.querySelector('span') ?? element)
      const svg = element.querySelector('svg')?.getBoundingClientRect().width ?? 0
      return text.getBoundingClientRect().width / svg
    })
  // The inner circle is three quarters as wide as the ring.
  await expect.poll(widths).toBeLessThan(0.75)
})

test('at twice the text size a gig’s day and fee do not wrap', async ({ page, onboarded }) => {
  await onboarded()
  await page.goto('/gig/my-gigs')
  await page.getByRole('button', { name: 'See a sample month' }).click()
  const rows = page.getByRole('listitem').filter({ has: page.locator('time') })
  await expect(rows).toHaveCount(6)
  expect(new Set(await linesOf(rows.locator('time .font-display')))).toEqual(new Set([1]))
  expect(await linesOf(rows.getByText('₹'))).toEqual([1, 1, 1, 1])
})

test('at twice the text size no step of the wizard and no party is wider than the screen', async ({
  page,
  onboarded,
}) => {
  await onboarded({ ...partyDraft(5, { addOns: ['music'] }), my_parties: [largestEnquiry] })
  for (const path of [
    ...[3, 4, 5].map((step) => `/party/create?step=${step}`),
    `/party/manage?enquiry=${largestEnquiry.id}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A step slides in from the side.
    await expect.poll(() => horizontalOverflowPx(page), path).toBe(0)
  }
})
