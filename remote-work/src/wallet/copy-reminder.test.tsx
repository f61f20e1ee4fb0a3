import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWork, seedLocalStorage } from '../testing/render-work'

const userPass = {
  passId: 'gold_monthly',
  purchaseDate: '2026-11-24T10:00:00.000Z',
  expiryDate: '2026-12-24T10:00:00.000Z',
}

test.each([
  ['', true],
  ['2026-10-20T10:00:00.000Z', true],
  ['2026-11-20T10:00:00.000Z', false],
])('after a purchase a copy that was last saved %j is asked for: %j', async (lastCopy, isAsked) => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.')
  seedLocalStorage({ userPass, lastCopy })
  await renderWork('/wallet')
  const reminder = screen.queryByRole('link', { name: /save a copy/ })
  expect(reminder?.getAttribute('href')).toBe(isAsked ? '/settings' : undefined)
})
