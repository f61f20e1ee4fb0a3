import { fixDate, seedLocalStorage } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

const gold = {
  passId: 'gold_monthly',
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
}

fixDate('2026-11-21T09:00+05:30')
beforeEach(() => {
  seedLocalStorage({ userData: { name: 'Aanya Rao' } })
})

const region = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
const nearby = () => region('Nearby workspaces').getAllByRole('article')
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('greets the member by the time of day, lists the quiet cafés first, and leads to map, explore, wallet, code and invites', async () => {
  seedLocalStorage({ userPass: gold })
  await renderWork('/work')
  expect(screen.getByRole('heading', { level: 1, name: 'Namaste, Aanya' })).toBeInTheDocument()
  expect(screen.getByText('Good morning')).toBeInTheDocument()
  expect(screen.getByText('2 cafés are quiet near Indiranagar')).toBeInTheDocument()
  const [first, second] = nearby()
  for (const text of ['Dabara House', 'Low', '4.8', 'Indiranagar', '0.3 km'])
    expect(first).toHaveTextContent(text)
  expect(second).toHaveTextContent('Lakeside Verandah')
  const strip = within(screen.getByRole('banner'))
  expect(strip.getByText('Valid until 20 Dec 2026')).toBeInTheDocument()
  expect(strip.getByText('Active')).toBeInTheDocument()
  expect(
    ['Gold Pass', 'Show QR', 'See all', 'Map of the cafés near you', /^Tasting invite/].map(href),
  ).toEqual(['/wallet', '/check-in', '/explore', '/map', '/taster-invite'])
})

it('a promoted café leads the row, with one mark that is not one of its grey facts', async () => {
  const until = new Date('2026-11-22T09:30+05:30').getTime()
  seedLocalStorage({ 'draft:promoted-cafes': { 'rose-cup-room': until } })
  await renderWork('/work')
  expect(nearby()[0]).toHaveTextContent(/Rose Cup Room.*Promoted/)
  const [mark, ...others] = screen.getAllByText('Promoted')
  expect(others).toEqual([])
  expect(mark?.closest('p')).toBeNull()
})

it('a pass that ends tomorrow says so, with the way to the next', async () => {
  seedLocalStorage({ userPass: { ...gold, expiryDate: '2026-11-22T14:30:00.000Z' } })
  const { state } = await renderWork('/work')
  expect(screen.getByText('Your pass ends tomorrow, Sunday')).toBeInTheDocument()
  const renew = screen.getByRole('link', { name: 'Renew ₹7,999' })
  expect(renew).toHaveAttribute('href', '/purchase-pass')
  await userEvent.click(renew)
  expect(state()).toEqual({ plan: 'gold_monthly' })
})

it('an event says which interest of the member it matches', async () => {
  seedLocalStorage({ userData: { interests: ['Music', 'Work'] } })
  await renderWork('/work')
  const [first, ...others] = region('Today').getAllByRole('listitem')
  expect(others.at(-1)).toHaveTextContent(/Unplugged with Ira Menon.*You like music/)
  expect(first).not.toHaveTextContent('You like')
})

it('the member’s own plans and the events of today are in one list, by time', async () => {
  const text = (word: string) => ({ en: word, hi: word })
  const party = {
    id: 'party-1',
    title: text('Party'),
    place: text('Chandni Terrace'),
    start: '2026-11-21T11:30:00.000Z',
    end: '2026-11-21T19:30:00.000Z',
    link: '/party/manage?enquiry=1',
  }
  const tomorrow = { ...party, id: 'party-2', start: '2026-11-21T19:00:00.000Z' }
  const advice = { ...party, id: 'tip', isSuggestion: true }
  seedLocalStorage({ 'agenda:events': [tomorrow, advice, party] })
  await renderWork('/work')
  const rows = region('Today').getAllByRole('listitem')
  expect(rows).toHaveLength(7)
  const order = ['On now', '11:00 AM', '4:00 PM', '4:00 PM', '5:00 PM', '6:00 PM', '7:30 PM']
  for (const [index, time] of order.entries()) expect(rows[index]).toHaveTextContent(time)
  const own = within(rows[4] as HTMLElement)
  for (const part of ['Party', 'Your plan', 'Chandni Terrace'])
    expect(own.getByText(part)).toBeInTheDocument()
  expect(own.getByRole('link')).toHaveAttribute('href', party.link)
  expect(screen.getByRole('button', { name: 'Add my 2 dates to the calendar' })).toBeInTheDocument()
})

it('without a pass there are ways to the wallet and to the purchase', async () => {
  await renderWork('/work')
  expect(['No Active Pass', 'Purchase a Pass'].map(href)).toEqual(['/wallet', '/purchase-pass'])
})

it.each([
  ['expired', { userPass: { ...gold, passId: 'silver_monthly', expiryDate: gold.purchaseDate } }],
  [
    'in the history',
    {
      passHistory: [
        { ...gold, passId: 'silver_monthly', expiryDate: gold.purchaseDate, status: 'Expired' },
      ],
    },
  ],
])('with the last pass %s, Home and wallet say when it ended and renew it', async (_, stored) => {
  for (const path of ['/work', '/wallet']) {
    seedLocalStorage(stored)
    const { state, unmount } = await renderWork(path)
    expect(screen.getByText('Silver Monthly ended on 20 Nov 2026')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Purchase a Pass' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Renew ₹4,999' }))
    expect(state()).toEqual({ plan: 'silver_monthly' })
    unmount()
  }
})

it('at night the greeting, the cafés and the events agree that it is over', async () => {
  vi.setSystemTime(new Date('2026-11-22T23:00+05:30'))
  await renderWork('/work')
  expect(screen.getByText('Good evening')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /^Occupancy/ })).toBeNull()
  expect(screen.getByText('Cafés open again at 7:00 AM')).toBeInTheDocument()
  expect(region('Today').queryAllByRole('listitem')).toEqual([])
})

it('with the location allowed, the closest cafés come first', async () => {
  seedLocalStorage({
    userData: { name: 'Aanya Rao', permissions: { location: true } },
    cafes: [{ name: 'Unknown' }, { name: 'Corner', distance: '100 m' }],
  })
  await renderWork('/work')
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual(['Corner', 'Dabara House', 'Gulmohar Counter'])
})
