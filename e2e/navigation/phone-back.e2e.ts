import { expect, test } from '../fixtures'

test('Browser Back: it closes an open sheet and stays on the screen; the next Back leaves it', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/')
  await page.getByRole('link', { name: /^Party/ }).click()
  const opener = page.getByRole('button', { name: 'Filters' })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await opener.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/party')
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Browser Back: it closes the card of a café and stays on the map', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/map')
  await page.getByRole('button', { name: /^Gulmohar Counter/ }).click()
  const card = page.getByRole('region', { name: 'Gulmohar Counter' })
  await expect(card).toBeVisible()
  await page.goBack()
  await expect(card).toBeHidden()
  await expect(page).toHaveURL('/map')
})
