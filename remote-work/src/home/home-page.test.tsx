import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWork, seedLocalStorage, waitForLazyScreen } from '../testing/render-work'

const gold = {
  passId: 'gold_monthly',
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00+05:30'), toFake: ['Date'] })
  seedLocalStorage({ userData: { name: 'Aanya Rao' } })
})
afterEach(() => {
  vi.useRealTimers()
})

const region = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)

describe('Promotion works', () => {
  const nearby = () => region('Nearby workspaces').getAllByRole('article')
  const until = (day: number) => ({
    'draft:promoted-cafes': { 'rose-cup-room': new Date(2026, 10, day, 9, 30).getTime() },
  })

  it('a promoted café leads the row, marked', async () => {
    seedLocalStorage(until(22))
    await renderWork('/work')
    expect(nearby()[0]).toHaveTextContent(/Rose Cup Room.*Promoted/)
    const [mark, ...others] = screen.getAllByText('Promoted')
    expect(others).toEqual([])
    expect(mark?.closest('.facts'), 'the mark is not one of the grey facts').toBeNull()
  })
})

describe('the greeting', () => {
  it('has the member’s first name, the time of day and where it is quiet', async () => {
    await renderWork('/work')
    expect(screen.getByRole('heading', { level: 1, name: 'Namaste, Aanya' })).toBeInTheDocument()
    expect(screen.getByText('Good morning')).toBeInTheDocument()
    expect(screen.getByText('2 cafés are quiet near Indiranagar')).toBeInTheDocument()
  })
})

describe('the pass at a glance', () => {
  it('shows tier and expiry, and links to the wallet and the code', async () => {
    seedLocalStorage({ userPass: gold })
    await renderWork('/work')
    const strip = within(screen.getByRole('banner'))
    expect(strip.getByText('Valid until 20 Dec 2026')).toBeInTheDocument()
    expect(strip.getByText('Active')).toBeInTheDocument()
    expect(strip.getByRole('link', { name: 'Gold Pass' })).toHaveAttribute('href', '/wallet')
    expect(strip.getByRole('link', { name: 'Show QR' })).toHaveAttribute('href', '/check-in')
  })

  it.each([
    ['no', null],
    ['an expired', { ...gold, expiryDate: '2026-11-20T10:00:00.001Z' }],
  ])('with %s pass it offers one', async (_, userPass) => {
    if (userPass) seedLocalStorage({ userPass })
    await renderWork('/work')
    expect(screen.getByRole('link', { name: 'Purchase a Pass' })).toHaveAttribute(
      'href',
      '/purchase-pass',
    )
  })
})

describe('The last three days of a pass', () => {
  it.each([
    [24, 'Your pass ends in 3 days'],
    [22, 'Your pass ends tomorrow, Sunday'],
    [21, 'Your pass ends today'],
  ])('one that ends on the %dth says so, with the way to the next', async (day, text) => {
    seedLocalStorage({ userPass: { ...gold, expiryDate: new Date(2026, 10, day, 20) } })
    await renderWork('/work')
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/purchase-pass')
  })
})

describe('nearby workspaces', () => {
  const cafes = () => region('Nearby workspaces').getAllByRole('listitem')

  it('the quiet cafés come first, each with occupancy, rating, area and distance', async () => {
    await renderWork('/work')
    const [first, second] = cafes()
    for (const text of ['Dabara House', 'Low', '4.8', 'Indiranagar', '0.3 km'])
      expect(first).toHaveTextContent(text)
    expect(second).toHaveTextContent('Lakeside Verandah')
  })
})

it('the map strip opens the map, the tasting strip the invites, See all Explore', async () => {
  await renderWork('/work')
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/explore')
  expect(screen.getByRole('link', { name: 'Map of the cafés near you' })).toHaveAttribute(
    'href',
    '/map',
  )
  expect(screen.getByRole('link', { name: /^Tasting invite/ })).toHaveAttribute(
    'href',
    '/taster-invite',
  )
})

describe('today', () => {
  it('the member’s own plans of any mode come first', async () => {
    const text = (word: string) => ({ en: word, hi: word })
    const party = {
      id: 'party-1',
      title: text('Party'),
      place: text('Chandni Terrace'),
      start: new Date('2026-11-21T21:00+05:30').toISOString(),
      end: new Date('2026-11-22T01:00+05:30').toISOString(),
      link: '/party/manage?enquiry=1',
    }
    const tomorrow = {
      ...party,
      id: 'party-2',
      start: new Date('2026-11-22T00:30+05:30').toISOString(),
    }
    const advice = { ...party, id: 'tip', isSuggestion: true }
    seedLocalStorage({ 'agenda:events': [tomorrow, advice, party] })
    await renderWork('/work')
    const rows = region('Today').getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('9:00 PMPartyYour plan')
    expect(rows[0]).toHaveTextContent('Chandni Terrace')
    expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', party.link)
    expect(rows[1]).toHaveTextContent('Founders’ breakfast')
    const files: Blob[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`
        static override revokeObjectURL = () => {}
      },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add all 2 dates to the calendar' }))
    const calendar = await files[0]?.text()
    expect(calendar?.match(/^DTSTART:.*$/gm)).toEqual([
      'DTSTART:20261121T153000Z',
      'DTSTART:20261121T190000Z',
    ])
  })

  it('an event that matches an interest comes first and says why, as onboarding promises', async () => {
    seedLocalStorage({ userData: { name: 'Aanya Rao', interests: ['Music', 'Work'] } })
    await renderWork('/work')
    const rows = region('Today').getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('Unplugged with Ira Menon')
    expect(rows[0]).toHaveTextContent('You like music')
    expect(rows[1]).not.toHaveTextContent('You like')
  })
})

describe('Sample figures follow the clock', () => {
  const times = [14, 23].map((hour) => new Date(2026, 10, 22, hour))

  it.each(times)('at %s the greeting, the cafés and the events agree', async (now) => {
    vi.setSystemTime(now)
    await renderWork('/work')
    const hour = now.getHours()
    const isOpen = hour >= 7 && hour < 22
    const greeting = hour < 5 || hour >= 17 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
    expect(screen.getByText(`Good ${greeting}`)).toBeInTheDocument()
    expect(screen.queryAllByRole('img', { name: /^Occupancy/ }).length > 0).toBe(isOpen)
    expect(screen.queryByText('Cafés open again at 7:00 AM') !== null).toBe(!isOpen)
    if (isOpen) {
      const cards = region('Nearby workspaces').getAllByRole('listitem')
      const quiet = cards.filter(({ textContent }) =>
        /Low.*[^\d.][0-4]\.\d km $/.test(textContent ?? ''),
      )
      expect(
        screen.getByText(`${quiet.length} cafés are quiet near Indiranagar`),
      ).toBeInTheDocument()
    }
    expect(region('Today').queryAllByRole('listitem')).toHaveLength(
      { 1: 4, 9: 4, 14: 3, 23: 0 }[hour] ?? -1,
    )
  })

  it('Interests and role do something: with the location allowed, the closest cafés come first, here and in Explore', async () => {
    seedLocalStorage({
      userData: { name: 'Aanya Rao', permissions: { location: true } },
      cafes: [
        { name: 'Unknown' },
        { name: 'Corner', distance: '100 m' },
        { name: 'Across', distance: '2.2 km' },
      ],
    })
    const { go } = await renderWork('/work')
    const names = () =>
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names().slice(0, 6)).toEqual([
      'Corner',
      'Dabara House',
      'Gulmohar Counter',
      'Rose Cup Room',
      'Lakeside Verandah',
      'Across',
    ])
    go('/explore')
    await waitForLazyScreen()
    const list = within(screen.getByRole('list', { name: 'Cafés' }))
    expect(list.getAllByRole('heading')[0]).toHaveTextContent('Corner')
  })
})
