import { expect, test } from '../fixtures'

declare global {
  interface Window {
    shifted: { score: number; what: string }[]
  }
}

const worthMentioning = 0.02
/** Milliseconds. */
const slowness = 600

for (const path of ['/', '/work', '/party', '/party/create', '/gig', '/admin/dashboard'] as const) {
  test(`the first screen of ${path} stands where it was drawn`, async ({ page, onboarded }) => {
    await onboarded()
    // On a slow network the lamp is seen before the screen is.
    await page.route('**/first-screen-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowness))
      await route.continue()
    })
    await page.addInitScript(() => {
      window.shifted = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node?: Node }[]
        })[])
          window.shifted.push({
            score: entry.value,
            what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifted = await page.evaluate(() => window.shifted)
    expect(shifted.filter(({ score }) => score > worthMentioning)).toEqual([])
  })
}
