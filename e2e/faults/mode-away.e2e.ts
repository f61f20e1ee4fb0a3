import { expect, faultTest as test } from '../fixtures'

test('a mode whose server is down leaves the rest usable, and Try again starts it once the server is up', async ({
  page,
  servers,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/)
  await onboarded()
  await servers.stop('gig')
  await page.goto('/')
  await page.getByRole('link', { name: /Gig/ }).click()
  const errorText = page.getByText('This part of Baithak could not be loaded')
  await expect(errorText).toBeVisible()

  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'My Gigs' })).toBeVisible()
  await nav.getByRole('link', { name: 'Explore' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(errorText).toBeVisible()

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await servers.start('gig')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
