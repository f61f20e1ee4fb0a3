import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  readLocalStorage,
  renderWork,
  seedLocalStorage,
  waitForLazyScreen,
} from '../testing/render-work'

const rated = { week: '2026-W47', answer: 'rated' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00+05:30'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the invite shows the item with its image, description, café and deadline', async () => {
  await renderWork('/taster-invite')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Malnad filter coffee, three roasts',
  )
  expect(screen.getByRole('img', { name: /^A brass tumbler and dabara/ })).toBeInTheDocument()
  expect(screen.getByText(/^One bean, three roasts/)).toBeInTheDocument()
  expect(screen.getByText('Dabara House')).toBeInTheDocument()
  expect(screen.getByText('22 Nov 2026')).toBeInTheDocument()
})

test('Taster Rewards are 50 taster points and an exclusive badge', async () => {
  await renderWork('/taster-invite')
  expect(screen.getByRole('heading', { name: 'Taster Rewards' })).toBeInTheDocument()
  expect(screen.getByText('50 taster points and an exclusive badge')).toBeInTheDocument()
})

test('Accept Invite opens Rate Your Experience', async () => {
  const { path } = await renderWork('/taster-invite')
  await userEvent.click(screen.getByRole('button', { name: 'Accept Invite' }))
  await waitForLazyScreen()
  expect(path()).toBe('/taster-invite/rate')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rate Your Experience')
})

test('Decline shows a toast and returns to /work at once', async () => {
  const { host, path } = await renderWork('/taster-invite')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(path()).toBe('/work')
  expect(host.toasts).toMatchObject([
    {
      title: 'Invite Declined',
      description: "You've declined the tasting invite. Thanks for letting us know!",
    },
  ])
})

test('Tasting: a declined invite says so, is no longer on Home, and can still be accepted', async () => {
  const { go, path } = await renderWork('/taster-invite')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.getByRole('heading', { name: 'Namaste' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Tasting invite/ })).toBeNull()
  go('/taster-invite')
  await waitForLazyScreen()
  expect(screen.getByText(/^You have declined this invite/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Accept Invite' }))
  expect(path()).toBe('/taster-invite/rate')
})

test('Tasting: a rated invite says so, and is no longer on Home', async () => {
  seedLocalStorage({ tastingAnswer: rated })
  const { go, path } = await renderWork('/taster-invite')
  expect(screen.getByText(/^You have rated this tasting/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button'))
  expect(path()).toBe('/profile')
  go('/work')
  expect(screen.queryByRole('link', { name: /^Tasting invite/ })).toBeNull()
})

test.each(['rated', 'declined'])(
  'Tasting: the next invite comes in the week after one was %s',
  async (answer) => {
    const stored = { week: '2026-W47', answer }
    seedLocalStorage({ tastingAnswer: stored })
    vi.setSystemTime(new Date('2026-11-22T23:59+05:30'))
    const sunday = await renderWork('/taster-invite')
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
    sunday.unmount()
    vi.setSystemTime(new Date('2026-11-23T00:00+05:30'))
    const { go } = await renderWork('/work')
    expect(screen.getByRole('link', { name: /^Tasting invite/ })).toBeInTheDocument()
    go('/taster-invite')
    await waitForLazyScreen()
    expect(screen.queryByText(/^You have (rated|declined)/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    expect(readLocalStorage('tastingAnswer')).toEqual({
      week: '2026-W48',
      answer: 'declined',
    })
  },
)
