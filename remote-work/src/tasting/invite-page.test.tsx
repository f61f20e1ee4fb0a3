import { rejectWrites } from '@baithak/testing'
import { act, screen } from '@testing-library/react'
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
  expect(screen.getByRole('img', { name: /^A brass tumbler and dabara/ })).toBeVisible()
  expect(screen.getByText(/^One bean, three roasts/)).toBeVisible()
  expect(screen.getByText('Dabara House')).toBeVisible()
  expect(screen.getByText('22 Nov 2026')).toBeVisible()
})

test.each(['/taster-invite', '/taster-invite/rate'])(
  'a stored café wins on a name clash at %s',
  async (path) => {
    seedLocalStorage({ cafes: [{ name: 'DABARA House' }] })
    await renderWork(path)
    expect(screen.getByText('DABARA House')).toBeVisible()
  },
)

test.each([29, 31, 35])(
  'the deadline is the Sunday before the next invite, on day %i too',
  async (day) => {
    vi.setSystemTime(new Date(2031, 11, day, 23, 59))
    await renderWork('/taster-invite')
    expect(screen.getByText('4 Jan 2032')).toBeVisible()
  },
)

test('Taster Rewards are 50 taster points and an exclusive badge', async () => {
  await renderWork('/taster-invite')
  expect(screen.getByRole('heading', { name: 'Taster Rewards' })).toBeVisible()
  expect(screen.getByText('50 taster points and an exclusive badge')).toBeVisible()
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

test('Undo in the toast takes the decline back, unless another tab has rated it meanwhile', async () => {
  const { host } = await renderWork('/taster-invite')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.queryByRole('link', { name: /^Tasting invite/ })).toBeNull()
  const { action } = host.toasts[0] ?? {}
  expect(action?.label).toBe('Undo')
  act(() => action?.onPress())
  // Its effect, which watches the answer, may not have run yet: it was rendered outside of `act`.
  expect(await screen.findByRole('link', { name: /^Tasting invite/ })).toBeVisible()
  seedLocalStorage({ tastingAnswer: rated })
  act(() => action?.onPress())
  expect(readLocalStorage('tastingAnswer')).toEqual(rated)
})

test('when the answer cannot be stored the invite stays open, and can be declined later', async () => {
  const { host, path } = await renderWork('/taster-invite')
  const allow = rejectWrites('tastingAnswer')
  const decline = () => userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await decline()
  expect(path()).toBe('/taster-invite')
  expect(host.toasts.map(({ title }) => title)).toEqual(['storage refused'])
  allow()
  await decline()
  expect(path()).toBe('/work')
  expect(host.toasts.at(-1)?.title).toBe('Invite Declined')
})

test('two taps on Decline decline once', async () => {
  const { host } = await renderWork('/taster-invite')
  const decline = screen.getByRole('button', { name: 'Decline' })
  act(() => {
    decline.click()
    decline.click()
  })
  expect(host.toasts).toHaveLength(1)
})

test('Tasting: a declined invite says so, is no longer on Home, and can still be accepted', async () => {
  const { go, path } = await renderWork('/taster-invite')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.getByRole('heading', { name: 'Namaste' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Tasting invite/ })).toBeNull()
  go('/taster-invite')
  await waitForLazyScreen()
  expect(screen.getByText(/^You have declined this invite/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Accept Invite' }))
  expect(path()).toBe('/taster-invite/rate')
})

test('Tasting: a rated invite says so, and is no longer on Home', async () => {
  seedLocalStorage({ tastingAnswer: rated })
  const { go, path } = await renderWork('/taster-invite')
  expect(screen.getByText(/^You have rated this tasting/)).toBeVisible()
  await userEvent.click(screen.getByRole('button'))
  expect(path()).toBe('/profile')
  go('/work')
  expect(screen.queryByRole('link', { name: /^Tasting invite/ })).toBeNull()
})

test('Tasting: it counts once; declining what another tab has rated in the same moment leaves it rated', async () => {
  const { host, path } = await renderWork('/taster-invite')
  // The event of the other tab has not arrived yet.
  seedLocalStorage({ tastingAnswer: rated })
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(readLocalStorage('tastingAnswer')).toEqual(rated)
  expect(host.toasts).toEqual([])
  expect(path()).toBe('/taster-invite')
  expect(screen.getByText(/^You have rated this tasting/)).toBeVisible()
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
    expect(screen.getByRole('link', { name: /^Tasting invite/ })).toBeVisible()
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

test('Tasting: the next invite comes while the screen is open', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:59+05:30') })
  seedLocalStorage({ tastingAnswer: rated })
  await renderWork('/taster-invite')
  expect(screen.queryByRole('button', { name: 'Accept Invite' })).toBeNull()
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('button', { name: 'Accept Invite' })).toBeVisible()
})

test('Tasting: an answer of an earlier release, which has no week, counts for the week it is read in', async () => {
  seedLocalStorage({ 'draft:tasting-answer-malnad-filter': '"rated"' })
  const work = await renderWork('/taster-invite')
  expect(screen.getByText(/^You have rated this tasting/)).toBeVisible()
  expect(readLocalStorage('tastingAnswer')).toEqual(rated)
  expect(localStorage.getItem('draft:tasting-answer-malnad-filter')).toBeNull()
  work.unmount()
  vi.setSystemTime(new Date('2026-11-23T00:00+05:30'))
  await renderWork('/taster-invite')
  expect(screen.getByRole('button', { name: 'Accept Invite' })).toBeVisible()
})
