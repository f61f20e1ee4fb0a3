import { partyWith } from '@baithak/tools/testing/large-fixtures'
import { decodeQr, expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'

const isAsideFile = (url: string) => /\/wide-aside[\w-]*\.(?:js|css)$/.test(url)

/** As an earlier visit of Work has left it. */
const publishedByWork = {
  'agenda:work': [
    {
      id: 'breakfast',
      title: { en: 'Founders’ breakfast', hi: 'फ़ाउंडर्स का नाश्ता' },
      place: { en: 'Dabara House', hi: 'दबारा हाउस' },
      start: '2026-11-21T03:00:00.000Z',
      end: '2026-11-21T04:30:00.000Z',
      link: '/work',
      isSuggestion: true,
    },
    {
      id: 'reading',
      title: { en: 'Silent reading circle', hi: 'चुपचाप पढ़ने की मंडली' },
      start: '2026-11-21T12:30:00.000Z',
      end: '2026-11-21T14:00:00.000Z',
      link: '/work',
      isSuggestion: true,
    },
    {
      id: 'pass',
      title: { en: 'Gold Monthly', hi: 'गोल्ड मासिक' },
      place: { en: 'Your pass', hi: 'आपका पास' },
      start: '2026-11-20T04:30:00.000Z',
      end: '2026-12-20T04:30:00.000Z',
      link: '/wallet',
      material: 'gold',
    },
  ],
}

for (const size of [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1280, height: 600 },
])
  test(
    `Wide screens: at ${size.width} × ${size.height} the day, the pass and a QR code of the page are beside the frame`,
    longUnless(size.width === 1280 && size.height === 800),
    async ({ page, onboarded }) => {
      await page.setViewportSize(size)
      await onboarded({ ...partyWith('Paid & Booked'), ...publishedByWork })
      await page.goto('/party?tag=Bar')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const aside = page.getByRole('complementary')
      await expect(aside).toHaveCount(0)
      const early = await page.locator('.phone-frame').boundingBox()
      await expect(aside.getByRole('heading', { name: 'Today' })).toBeVisible()
      await expect(aside.getByRole('link', { name: 'Founders’ breakfast' })).toBeVisible()
      const events = aside.getByRole('listitem').filter({ visible: true })
      await expect(events).toHaveCount(3)
      await expect(events.last()).toContainText('Next')
      await expect(aside.getByText('Gold Monthly')).toBeVisible()
      await expect.poll(() => decodeQr(aside)).toBe(page.url())
      const [board, frame] = [
        await aside.boundingBox(),
        await page.locator('.phone-frame').boundingBox(),
      ]
      expect(frame).toEqual(early)
      expect(board?.x).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0))
      expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(size.width)
      const bottom = (board?.y ?? 0) + (board?.height ?? 0)
      expect(bottom).toBeLessThanOrEqual(size.height)
      const code = await aside.getByRole('img', { name: /QR/ }).boundingBox()
      expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual(bottom)
    },
  )

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(
    `a phone of ${size.width} × ${size.height} does not load what is beside the frame`,
    longUnless(size.width === 390),
    async ({ page, onboarded }) => {
      await page.setViewportSize(size)
      await onboarded()
      const urls: string[] = []
      page.on('request', (request) => urls.push(request.url()))
      await page.goto('/party')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The toaster's chunk is fetched in the same idle time.
      await expect.poll(() => urls.some((url) => /\/toaster[\w-]*\.js$/.test(url))).toBe(true)
      expect(urls.filter(isAsideFile)).toEqual([])
    },
  )
