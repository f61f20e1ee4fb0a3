import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { middleOf, touch } from '../fixtures/touch'

/**
 * As a finger does it that is not sure it was felt: 100 ms apart by the page's clock, which stands still, however slow
 * the machine is. The second half comes when the first has had its effect, on the screen that it must not press.
 */
async function tapTwice(page: Page, button: Locator, effect: () => Promise<unknown>) {
  const at = await middleOf(button)
  const finger = await touch(page)
  const tap = () => Promise.all([finger.down(at), finger.up()])
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await tap()
  await page.clock.runFor(50)
  await effect()
  await page.clock.runFor(50)
  // The page lets this one through, and a click follows it in the same task.
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('mouseup', () => resolve(), { capture: true, once: true })
      }),
  )
  await tap()
  await pressed
  await page.clock.resume()
}

test('a newcomer who taps twice sees every step once, and is not told off for a form that is still empty', async ({
  page,
}) => {
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
  await tapTwice(page, page.getByRole('button', { name: 'Verify OTP' }), () =>
    expect(page.getByLabel('Full name')).toBeVisible(),
  )
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

test('Reserve Party, tapped twice, opens the wizard and not what stands in its place there', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/party/venue/sitara-social')
  const reserve = page.getByText('Reserve Party', { exact: true })
  await expect(reserve).toBeVisible()
  await tapTwice(page, reserve, () => expect(page.getByText('Step 1 of 5')).toBeVisible())
  await expect(page).toHaveURL('/party/create')
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
})

test('Apply, tapped twice, sends one application and stays with the artist’s gigs', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/gig')
  await page
    .getByRole('link', { name: /Ghazal Baithak/ })
    .first()
    .click()
  const apply = page.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeVisible()
  await tapTwice(page, apply, () => expect(page).toHaveURL('/gig/my-gigs'))
  await expect(page).toHaveURL('/gig/my-gigs')
})
