import { fixDate, readLocalStorage, seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

fixDate('2026-11-21T09:00+05:30')

test('the invite shows the item with its image, description, café and deadline', async () => {
  await renderWork('/taster-invite')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Malnad filter coffee, three roasts',
  )
  expect(screen.getByRole('img', { name: /^A brass tumbler and dabara/ })).toBeInTheDocument()
  expect(screen.getByText(/^One bean, three roasts/)).toBeInTheDocument()
  expect(screen.getByText('Dabara House')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Taster Rewards' })).toBeInTheDocument()
  expect(screen.getByText('50 taster points and an exclusive badge')).toBeInTheDocument()
  expect(screen.getByText('22 Nov 2026')).toBeInTheDocument()
})

test('Decline shows a toast and returns to /work at once; the invite says so, and can still be accepted', async () => {
  const { go, host, path } = await renderWork('/taster-invite')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(path()).toBe('/work')
  expect(host.toasts).toMatchObject([
    {
      title: 'Invite Declined',
      description: "You've declined the tasting invite. Thanks for letting us know!",
    },
  ])
  expect(screen.queryByRole('link', { name: /^Tasting invite/ })).toBeNull()
  go('/taster-invite')
  await waitForLazyScreen()
  expect(screen.getByText(/^You have declined this invite/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Accept Invite' })).toBeInTheDocument()
})

test('a rated invite says so, until the next one comes on Monday', async () => {
  seedLocalStorage({ tastingAnswer: { week: '2026-W47', answer: 'rated' } })
  vi.setSystemTime(new Date('2026-11-22T23:59+05:30'))
  const sunday = await renderWork('/taster-invite')
  expect(screen.getByText(/^You have rated this tasting/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button'))
  expect(sunday.path()).toBe('/profile')
  sunday.unmount()
  vi.setSystemTime(new Date('2026-11-23T00:00+05:30'))
  await renderWork('/taster-invite')
  expect(screen.queryByText(/^You have rated/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(readLocalStorage('tastingAnswer')).toEqual({ week: '2026-W48', answer: 'declined' })
})
