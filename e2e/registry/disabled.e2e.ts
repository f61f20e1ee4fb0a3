import { expect, faultTest as test } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import { editRegistry } from './registry-edits'

const sentence = {
  en: 'Party rests until Monday: the kitchen is being rebuilt.',
  hi: 'पार्टी सोमवार तक बंद है: रसोई बन रही है।',
}

test('a disabled mode cannot be entered and says why, an open screen stays, and enabling it opens it again', async ({
  page,
  servers,
  onboarded,
}) => {
  await onboarded()
  const nav = page.getByRole('navigation', { name: 'Main' })
  const board = page.getByRole('main').getByRole('link', { name: /^Party/ })
  await page.goto('/party')
  await expect(modeTitle(page, 'party')).toBeVisible()

  await editRegistry(servers, { disabled: { party: sentence } })
  await nav.getByRole('link', { name: 'My Parties' }).click()
  await expect(page).toHaveURL('/party/manage')

  await nav.getByRole('link', { name: 'Modes' }).click()
  await expect(board).toHaveAttribute('aria-disabled', 'true')
  await expect(board).toHaveAccessibleDescription(sentence.en)
  // By keyboard: Playwright clicks no disabled element.
  await board.press('Enter')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(sentence.en)
  await expect(page).toHaveURL('/')

  await page.goto('/party')
  const panel = page.getByRole('alert')
  await expect(panel).toContainText('This part of Baithak is closed for now')
  await expect(panel).toContainText(sentence.en)
  await expect(nav.getByRole('link', { name: 'My Parties' })).toHaveAccessibleDescription(
    sentence.en,
  )

  await editRegistry(servers, { disabled: undefined })
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(modeTitle(page, 'party')).toBeVisible()
  await expect(nav.getByRole('link', { name: 'My Parties' })).not.toHaveAttribute('aria-disabled')
})
