import { fixDate, seedLocalStorage } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
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

it('a promoted café leads the row, marked; an event that matches an interest comes first and says why, as onboarding promises; a pass that ends tomorrow says so, with the way to the next', async () => {
  seedLocalStorage({
    'draft:promoted-cafes': { 'rose-cup-room': new Date(2026, 10, 22, 9, 30).getTime() },
    userData: { name: 'Aanya Rao', interests: ['Music', 'Work'] },
    userPass: { ...gold, expiryDate: new Date(2026, 10, 22, 20) },
  })
  await renderWork('/work')
  expect(nearby()[0]).toHaveTextContent(/Rose Cup Room.*Promoted/)
  const [mark, ...others] = screen.getAllByText('Promoted')
  expect(others).toEqual([])
  expect(mark?.closest('.facts'), 'the mark is not one of the grey facts').toBeNull()
  const rows = region('Today').getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Unplugged with Ira Menon')
  expect(rows[0]).toHaveTextContent('You like music')
  expect(rows[1]).not.toHaveTextContent('You like')
  expect(screen.getByText('Your pass ends tomorrow, Sunday')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/purchase-pass')
})

it('the member’s own plans of any mode come first', async () => {
  const text = (word: string) => ({ en: word, hi: word })
  const party = {
    id: 'party-1',
    title: text('Party'),
    place: text('Chandni Terrace'),
    start: '2026-11-21T15:30:00.000Z',
    end: '2026-11-21T19:30:00.000Z',
    link: '/party/manage?enquiry=1',
  }
  const tomorrow = { ...party, id: 'party-2', start: '2026-11-21T19:00:00.000Z' }
  const advice = { ...party, id: 'tip', isSuggestion: true }
  seedLocalStorage({ 'agenda:events': [tomorrow, advice, party] })
  await renderWork('/work')
  const rows = region('Today').getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('9:00 PMPartyYour plan')
  expect(rows[0]).toHaveTextContent('Chandni Terrace')
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', party.link)
  expect(rows[1]).toHaveTextContent('Founders’ breakfast')
  expect(
    screen.getByRole('button', { name: 'Add all 2 dates to the calendar' }),
  ).toBeInTheDocument()
})

it('at night the greeting, the cafés and the events agree that it is over; with an expired pass it offers one', async () => {
  seedLocalStorage({ userPass: { ...gold, expiryDate: '2026-11-20T10:00:00.001Z' } })
  vi.setSystemTime(new Date(2026, 10, 22, 23))
  await renderWork('/work')
  expect(screen.getByText('Good evening')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /^Occupancy/ })).toBeNull()
  expect(screen.getByText('Cafés open again at 7:00 AM')).toBeInTheDocument()
  expect(region('Today').queryAllByRole('listitem')).toEqual([])
  expect(href('Purchase a Pass')).toBe('/purchase-pass')
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
