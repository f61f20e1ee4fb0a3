import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'

declare global {
  interface Window {
    layoutShifts: { score: number; text: string }[]
  }
}

const maxShiftScore = 0.005
const delayMs = 600
const paths = ['/', '/work', '/party', '/party/create', '/gig', '/admin/dashboard'] as const

const late = {
  // On a slow network the picture or the outline shows before the screen does.
  'its code is late': '**/first-screen-*.js',
  'its fonts are late': '**/*.woff2',
} as const

for (const [name, pattern] of Object.entries(late))
  for (const path of paths)
    test(
      `the first screen of ${path} does not shift when ${name}`,
      longUnless(path === '/work'),
      async ({ page, onboarded }) => {
        await onboarded()
        await page.route(pattern, async (route) => {
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
        await expect(page.locator('#root h1')).toBeVisible()
        await page.waitForLoadState('networkidle')
        const fallbacks = await page.evaluate(() =>
          document.fonts.load('1em "Text Fallback"').catch(() => []),
        )
        test.skip(fallbacks.length === 0, 'none of the fallback fonts on this machine')

        const layoutShifts = await page.evaluate(() => window.layoutShifts)
        expect(layoutShifts.filter(({ score }) => score > maxShiftScore)).toEqual([])
      },
    )
