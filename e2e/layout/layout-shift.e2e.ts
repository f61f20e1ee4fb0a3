import { expect, test } from '../fixtures'

declare global {
  interface Window {
    layoutShifts: { score: number; text: string }[]
  }
}

const maxShiftScore = 0.02
const delayMs = 600

for (const path of ['/', '/work', '/party', '/party/create', '/gig', '/admin/dashboard'] as const) {
  test(`the first screen of ${path} does not shift after it is rendered`, async ({
    page,
    onboarded,
  }) => {
    await onboarded()
    // On a slow network the lamp shows before the screen does.
    await page.route('**/first-screen-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await route.continue()
    })
    await page.addInitScript(() => {
      window.layoutShifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node?: Node }[]
        })[])
          window.layoutShifts.push({
            score: entry.value,
            text: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const layoutShifts = await page.evaluate(() => window.layoutShifts)
    expect(layoutShifts.filter(({ score }) => score > maxShiftScore)).toEqual([])
  })
}
