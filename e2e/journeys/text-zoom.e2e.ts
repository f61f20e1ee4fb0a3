import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { horizontalOverflowPx, zoomText } from '../fixtures/text-zoom'

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => zoomText(page))

const readyIn = async (page: Page, language: string) => {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).not.toHaveAttribute('data-first-paint')
  await page.evaluate(() => document.fonts.ready)
}

for (const language of ['en', 'hi'] as const) {
  test(`the mode chooser keeps to its edges in letters of twice the size, in ${language}`, async ({
    page,
    onboarded,
  }) => {
    await onboarded({ i18nextLng: language })
    await page.goto('/')
    await readyIn(page, language)
    expect(await horizontalOverflowPx(page)).toBe(0)
    const button = page.locator('main header button')
    const word = await button.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
    // The margin of the page, which grows with the letters.
    expect(word).toBeLessThanOrEqual(320 - 40)
  })

  test(`the painted name on Welcome is clear of the written one in letters of twice the size, in ${language}`, async ({
    page,
    stored,
  }) => {
    await stored({ i18nextLng: language })
    await page.goto('/')
    await readyIn(page, language)
    const { baseline, highestStroke } = await page.locator('.welcome-picture').evaluate((panel) => {
      const mark = document.createElement('i')
      mark.style.display = 'inline-block'
      panel.querySelector('p')?.append(mark)
      const picture = panel.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
      const baseline = mark.getBoundingClientRect().bottom
      return { baseline, highestStroke: picture.top + (68 / 390) * picture.width }
    })
    expect(highestStroke).toBeGreaterThan(baseline + 4)
    expect(await horizontalOverflowPx(page)).toBe(0)
    const arrow = await page.getByRole('link').locator('svg').boundingBox()
    expect(arrow?.width).toBe(20)
  })

  test(`a phone number is seen whole in letters of twice the size, below words that are, in ${language}`, async ({
    page,
    stored,
  }) => {
    await stored({ i18nextLng: language })
    await page.goto('/onboarding/phone')
    await readyIn(page, language)
    const field = page.getByRole('textbox')
    await field.fill('9845012345')
    await page.evaluate(() => document.fonts.ready)
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
    const cut = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = heading.firstChild as Text
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return tops.size > 1 ? [word] : []
      })
    })
    expect(cut).toEqual([])
  })

  test(`the panel of a mode that is away keeps to its edges in letters of twice the size, in ${language}`, async ({
    page,
    onboarded,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource/)
    await onboarded({ i18nextLng: language })
    await page.route(/:\d*3\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/gig')
    await expect(page.getByRole('alert').getByRole('button')).toBeVisible()
    await readyIn(page, language)
    expect(await horizontalOverflowPx(page)).toBe(0)
  })
}
