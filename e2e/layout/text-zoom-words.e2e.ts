import { enquiry, largestEnquiry } from '@baithak/tools/testing/large-fixtures'
import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { horizontalOverflowPx, zoomText } from '../fixtures/text-zoom'

test.use({ viewport: { width: 320, height: 640 } })

/** Runs in the page. Finds words that are broken although they fit on a line, and words that leave the screen. */
function findBrokenWords(): string[] {
  const minLineWidthPx = 160
  const found: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement
    // Rows that scroll horizontally may be cut off.
    if (!parent?.checkVisibility() || parent.closest('.sr-only, .scroll-row, nav, table')) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const width = parts.reduce((sum, part) => sum + part.width, 0)
      const lines = new Set(parts.map(({ top }) => Math.round(top))).size
      if (lines > 1 && width < minLineWidthPx) found.push(word)
      if (parts.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        found.push(`${word} →`)
    }
  }
  return found
}

const name = 'Venkatanarasimharajuvaripeta Rao'
const storedOfMember = {
  userName: name,
  userData: { name },
  userCoupons: [{ id: 1, title: 'Welcome coupon', status: 'active' }],
  passHistory: [
    {
      type: 'Silver',
      duration: 'Monthly',
      status: 'Expired',
      purchaseDate: '2026-09-01T00:00:00Z',
      expiryDate: '2026-10-01T00:00:00Z',
    },
  ],
  my_parties: [enquiry(1, 'Paid & Booked'), enquiry(2, 'Confirmed - Pay Now'), largestEnquiry],
}
const screens = {
  Work: [
    '/work',
    '/wallet',
    '/wallet?tab=coupons',
    '/wallet?tab=pastPasses',
    '/map?cafe=gulmohar-counter',
    '/taster-invite/rate',
    '/invite-earn',
    '/profile',
    '/check-in',
    '/purchase-pass',
    '/taster-invite',
    '/settings',
    '/explore',
  ],
  Party: [
    '/party',
    '/party/venue/chandni-terrace',
    '/party/create',
    '/party/create?step=2',
    '/party/manage',
    '/party/cafe-hopping',
    '/party/chat',
  ],
  Gig: ['/gig', '/gig/detail/qawwali-7', '/gig/my-gigs', '/gig/artist-profile', '/gig/premium'],
  Admin: ['/admin', '/admin/dashboard', '/admin/check-in', '/admin/cafe/dabara-house'],
  'the shell': ['/'],
}

for (const [owner, paths] of Object.entries(screens))
  for (const lang of ['en', 'hi'] as const)
    test(
      `Details: at twice the text size no word of ${owner} is broken, and no screen wider than the narrowest phone, in ${lang}`,
      longUnless(owner === 'Party' && lang === 'en'),
      async ({ page, onboarded, holding, language }) => {
        await onboarded(storedOfMember)
        await holding('silver_monthly')
        await language(lang)
        await zoomText(page)
        for (const path of paths) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
          await expect.poll(() => page.evaluate(findBrokenWords), path).toEqual([])
          // The dashboard's table scrolls.
          if (owner !== 'Admin') expect(await horizontalOverflowPx(page), path).toBe(0)
        }
        if (owner !== 'Work' || lang !== 'en') return
        await page.getByRole('link', { name: 'Dabara House' }).click()
        await expect(page.getByRole('heading', { name: 'Upcoming events' })).toBeVisible()
        expect(await page.evaluate(findBrokenWords), 'a café').toEqual([])
      },
    )
