import { expect, test } from '../fixtures'
import { cafes } from '../walk/plenty'

const place = () => Math.round(document.querySelector('.phone-screen')?.scrollTop ?? window.scrollY)

for (const { name, path } of [
  { name: 'a list', path: '/party' },
  { name: 'a long list', path: '/explore' },
  { name: 'the dashboard', path: '/admin/dashboard' },
])
  test(`${name} that is loaded anew stands where it was`, async ({ page, onboarded }) => {
    await onboarded(cafes(300))
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link').nth(5)).toBeVisible()
    await page.mouse.move(200, 500)
    for (const by of [900, 900, -200]) {
      const scrolled = await page.evaluateHandle(() => ({
        end: new Promise<void>((resolve) => {
          addEventListener('scrollend', () => resolve(), { capture: true, once: true })
        }),
      }))
      await page.mouse.wheel(0, by)
      await scrolled.evaluate(({ end }) => end)
    }
    const left = await page.evaluate(place)
    expect(left).toBeGreaterThan(1000)
    await page.reload()
    await expect.poll(() => page.evaluate(place)).toBe(left)
  })
