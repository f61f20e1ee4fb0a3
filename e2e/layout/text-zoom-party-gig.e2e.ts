import { enquiry, partyDraft } from '@baithak/tools/testing/large-fixtures'
import type { Page } from '@playwright/test'
import { expect, linesOf, test } from '../fixtures'
import { long, longUnless } from '../fixtures/long'
import { horizontalOverflowPx, zoomText } from '../fixtures/text-zoom'

const party = enquiry(1, 'Confirmed - Pay Now', {
  date: '2026-12-12',
  timeTo: '00:30',
  guests: 10,
  package: 'Buffet Bliss',
  packagePrice: 999,
  addOns: [],
  totalPrice: 9990,
})

/** Its total has 14 digits. */
const largest = enquiry(2, 'Confirmed - Pay Now', {
  guests: 90_000_000_000,
  package: 'Buffet Bliss',
  packagePrice: 999,
  totalPrice: 89_910_000_005_000,
})

test.beforeEach(async ({ page, onboarded }) => {
  await onboarded({ my_parties: [party, largest] })
  await zoomText(page)
})

/** Finds texts that end outside the screen, where nothing scrolls horizontally. */
const findCutOffTexts = (page: Page) =>
  page
    .locator('#root main :is(p, dd, dt, h1, h2, b, span)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const mayOverflow = element.closest('.scroll-row, [role="tablist"], .sr-only')
          return !mayOverflow && range.getBoundingClientRect().right > window.innerWidth
        })
        .map(({ textContent }) => textContent),
    )

for (const width of [390, 320])
  test.describe(`at twice the text size, ${width} pixels wide,`, longUnless(width === 320), () => {
    test.use({ viewport: { width, height: 844 } })

    test('a party’s price, hours and status are not cut off in the list and the details', async ({
      page,
    }) => {
      await page.goto('/party/manage')
      await expect(page.getByRole('heading', { name: 'Chandni Terrace' }).first()).toBeVisible()
      expect(await findCutOffTexts(page)).toEqual([])
      for (const { id } of [party, largest]) {
        await page.goto(`/party/manage?enquiry=${id}`)
        await expect(page.getByText('Confirmed - Pay Now').first()).toBeVisible()
        expect(await findCutOffTexts(page)).toEqual([])
      }
    })

    test(
      'no venue, step of the wizard or pass is wider than the screen',
      long,
      async ({ page, stored }) => {
        await stored({
          ...partyDraft(5, { addOns: ['music'] }),
          artistProfile: { name: 'Aanya Rao', premium_pass: true, verified_performer: true },
        })
        for (const path of [
          '/party',
          '/party/venue/chandni-terrace',
          ...[1, 2, 3, 4, 5].map((step) => `/party/create?step=${step}`),
          '/gig/artist-profile',
        ]) {
          await page.goto(path)
          await expect(page.locator('#root main h1')).toBeVisible()
          // A step slides in from the side.
          await expect.poll(() => horizontalOverflowPx(page), path).toBe(0)
        }
      },
    )

    test('a venue’s name is not cut off in its chat', long, async ({ page }) => {
      await page.goto('/party/chat')
      const name = page.getByRole('heading', { name: 'Chandni Terrace' })
      await expect(name).toBeVisible()
      expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
    })

    test('a gig’s day and fee do not wrap, and the weekly count is not cut off', async ({
      page,
    }) => {
      await page.goto('/gig/my-gigs')
      await page.getByRole('button', { name: 'See a sample month' }).click()
      const rows = page.getByRole('listitem').filter({ has: page.locator('time') })
      await expect(rows).toHaveCount(6)
      expect(new Set(await linesOf(rows.locator('time .font-display')))).toEqual(new Set([1]))
      expect(await linesOf(rows.getByText('₹'))).toEqual([1, 1, 1, 1])
      await page.goto('/gig/artist-profile')
      await expect(page.getByText('0 of 10')).toBeVisible()
      expect(await findCutOffTexts(page)).toEqual([])
    })
  })
