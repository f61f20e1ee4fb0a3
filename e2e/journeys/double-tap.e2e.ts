import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { fingerOn, middleOf } from '../fixtures/finger'

// Starved for a third of a second, a browser sees two taps and not the halves of one; the report names it as flaky.
test.describe.configure({ retries: 3 })

/** As a finger does it that is not sure it was felt. */
async function tapTwice(page: Page, button: Locator) {
  const at = await middleOf(button)
  const finger = await fingerOn(page)
  const tap = () => Promise.all([finger.down(at), finger.up()])
  // Not waiting for what the first half does: on a busy machine the halves would fall apart.
  const first = tap()
  await setTimeout(100)
  await Promise.all([first, tap()])
  // Until both halves have had their effect.
  await page.waitForTimeout(400)
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
  )
  await expect(heading).toHaveText('What’s your number?')
  await expect(page.getByText('Invalid Phone Number')).toBeHidden()
  await page.getByLabel('Mobile number').fill('9845012345')
  await tapTwice(page, page.getByRole('button', { name: 'Send OTP' }))
  await expect(heading).toHaveText('Enter the code')
  await expect(page.getByText('Invalid OTP')).toBeHidden()
  await page.keyboard.type('417285')
  await tapTwice(page, page.getByRole('button', { name: 'Verify OTP' }))
  await expect(page.getByText('Full Name Required')).toBeHidden()
  await page.getByLabel('Full name').fill('Aanya Rao')
  await tapTwice(page, page.getByRole('button', { name: 'Continue' }))
  await expect(heading).toHaveText('What brings you out?')
  await tapTwice(page, page.getByRole('button', { name: 'Continue' }))
  await expect(heading).toHaveText('Three small favours')
  await tapTwice(page, page.getByRole('button', { name: 'Continue' }))
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
  await tapTwice(page, reserve)
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
  await tapTwice(page, apply)
  await expect(page).toHaveURL('/gig/my-gigs')
})
