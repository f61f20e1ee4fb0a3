import { middleOf, touch } from '@baithak/tools/testing/touch'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/**
 * Taps twice, 100 ms apart by the page's paused clock, however slow the machine is. The second tap follows the effect of
 * the first, on the next screen.
 */
async function tapTwice(page: Page, button: Locator, effect: () => Promise<unknown>) {
  await button.waitFor()
  // The screen replaces its picture, which a press delays, in a task that would not run.
  await expect(page.locator('.screen-picture')).toHaveCount(0)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  // Meanwhile a toast ends, and the dock that it lifted comes down.
  await expect(page.locator('.toast')).toHaveCount(0)
  await button.tap({ trial: true })
  const point = await middleOf(button)
  const finger = await touch(page)
  const tap = () => Promise.all([finger.down(point), finger.up()])
  await tap()
  await page.clock.runFor(50)
  await effect()
  await page.clock.runFor(50)
  // The page does not block mouseup, and a click follows it in the same task.
  const release = await page.evaluateHandle(() => ({
    mouseup: new Promise<void>((resolve) => {
      addEventListener('mouseup', () => resolve(), { capture: true, once: true })
    }),
  }))
  await tap()
  await release.evaluate(({ mouseup }) => mouseup)
  await page.clock.resume()
}

test('double taps during onboarding skip no step and submit no empty form', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await tapTwice(
    page,
    page
      .getByRole('button', { name: 'Get Started' })
      .or(page.getByRole('link', { name: 'Get Started' })),
    () => expect(heading).toHaveText('What’s your number?'),
  )
  await expect(heading).toHaveText('What’s your number?')
  await expect(page.getByText('Invalid Phone Number')).toBeHidden()
  await page.getByLabel('Mobile number').fill('9845012345')
  await tapTwice(page, page.getByRole('button', { name: 'Send OTP' }), () =>
    expect(heading).toHaveText('Enter the code'),
  )
  await expect(heading).toHaveText('Enter the code')
  await expect(page.getByText('Invalid OTP')).toBeHidden()
  await page.keyboard.type('417285')
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(page.getByText('Full Name Required')).toBeHidden()
  await page.getByLabel('Full name').fill('Aanya Rao')
  await tapTwice(page, page.getByRole('button', { name: 'Continue' }), () =>
    expect(heading).toHaveText('What brings you out?'),
  )
  await expect(heading).toHaveText('What brings you out?')
  await tapTwice(page, page.getByRole('button', { name: 'Continue' }), () =>
    expect(heading).toHaveText('Three small favours'),
  )
  await expect(heading).toHaveText('Three small favours')
  await tapTwice(page, page.getByRole('button', { name: 'Continue' }), () =>
    expect(heading).toHaveText('Your seat is saved'),
  )
  await expect(heading).toHaveText('Your seat is saved')
})
