import { cafes } from '@baithak/tools/testing/large-fixtures'
import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { scrollIntoView } from '../fixtures/scroll-into-view'

const lists = [
  { name: 'the dashboard', path: '/admin/dashboard' },
  { name: 'Explore', path: '/explore' },
]

for (const width of [390, 320])
  for (const { name, path } of lists)
    test(
      `going back from a café deep in ${name} restores its position, ${width} px wide`,
      longUnless(width === 390 && path === '/explore'),
      async ({ page, onboarded }) => {
        await page.setViewportSize({ width, height: 844 })
        await onboarded(cafes(300))
        await page.goto(path)
        const cafe = page.getByRole('link', { name: 'Kaapi Katte 52', exact: true })
        await scrollIntoView(page, cafe)
        await cafe.click()
        await expect(page.getByRole('heading', { name: 'Kaapi Katte 52' })).toBeVisible()
        await page.goBack()
        await expect(cafe).toBeInViewport()
      },
    )
