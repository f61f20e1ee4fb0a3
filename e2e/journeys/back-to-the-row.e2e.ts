import { expect, test } from '../fixtures'

for (const width of [390, 320])
  test(`${width} wide, a café deep in a long table is where it was when its page is left`, async ({
    page,
    stored,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const cafes = Array.from({ length: 300 }, (_, id) => ({
      id,
      name: `Adda ${id}`,
      city: 'Bengaluru',
      category: 'Gold',
      status: 'Active',
    }))
    await stored({ cafes })
    await page.goto('/admin/dashboard')
    const cafe = page.getByRole('link', { name: 'Adda 50', exact: true })
    await expect(async () => {
      await page.mouse.wheel(0, 700)
      await expect(cafe).toBeInViewport({ timeout: 300 })
    }).toPass({ intervals: [0] })
    await cafe.scrollIntoViewIfNeeded()
    await cafe.click()
    await expect(page.getByRole('heading', { name: 'Adda 50' })).toBeVisible()
    await page.goBack()
    await expect(cafe).toBeInViewport()
  })
