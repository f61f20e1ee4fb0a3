import { expectTexts, fixDate, readLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWork, tap } from '../testing/render-work'

fixDate('2026-11-21T09:00+05:30')

test('the invite shows the item with its image, description, café and deadline', async () => {
  await renderWork('/taster-invite')
  const name = 'Malnad filter coffee, three roasts'
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /^A brass tumbler and dabara/ })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Taster Rewards' })).toBeInTheDocument()
  const reward = '50 taster points and an exclusive badge'
  expectTexts([/^One bean, three roasts/, 'Dabara House', reward, '22 Nov 2026'])
})

test('Decline shows a toast and opens /work at once, and the invite can still be accepted', async () => {
  const { go, host, path } = await renderWork('/taster-invite')
  await tap('Decline')
  expect(path()).toBe('/work')
  const description = "You've declined the tasting invite. Thanks for letting us know!"
  expect(host.toasts).toMatchObject([{ title: 'Invite Declined', description }])
  expect(readLocalStorage('tastingAnswer')).toEqual({ week: '2026-W47', answer: 'declined' })
  expect(screen.queryByRole('link', { name: /^Tasting invite/ })).toBeNull()
  go('/taster-invite')
  await waitForLazyScreen()
  expect(screen.getByText(/^You have declined this invite/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  await tap('Accept Invite', 'link')
  expect(path()).toBe('/taster-invite/rate')
})

test('a rated invite says so, until the next one comes on Monday', async () => {
  vi.setSystemTime(new Date('2026-11-22T23:59+05:30'))
  const tastingAnswer = { week: '2026-W47', answer: 'rated' }
  const { go, path } = await renderWork('/taster-invite', { tastingAnswer })
  expect(screen.getByText(/^You have rated this tasting/)).toBeInTheDocument()
  await tap('See your badge', 'link')
  expect(path()).toBe('/profile')
  vi.setSystemTime(new Date('2026-11-23T00:00+05:30'))
  go('/taster-invite')
  await waitForLazyScreen()
  expect(screen.queryByText(/^You have rated/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeInTheDocument()
})
