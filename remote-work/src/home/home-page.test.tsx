import { expectPictures, expectTexts, fixDate, seedLocalStorage } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { manifest } from '../manifest'
import { href, renderWork, section, tap } from '../testing/render-work'
import { storedPass } from '../testing/stored'

fixDate('2026-11-21T09:00+05:30')
beforeEach(() => {
  seedLocalStorage({ userData: { name: 'Aanya Rao' } })
})

const nearby = () => section('Nearby workspaces').getAllByRole('article')
const today = () => section('Today').queryAllByRole('listitem')

it('greets the member by the time of day and lists the quiet cafés first', async () => {
  await renderWork('/work')
  expect(screen.getByRole('heading', { level: 1, name: 'Namaste, Aanya' })).toBeInTheDocument()
  expectTexts(['Good morning', '2 cafés are quiet near Indiranagar'])
  const [first, second] = nearby()
  for (const text of ['Dabara House', 'Low', '4.8', 'Indiranagar', '0.3 km'])
    expect(first).toHaveTextContent(text)
  expect(second).toHaveTextContent('Lakeside Verandah')
  expectPictures(manifest, '/work')
})

it('shows the pass and links to wallet, code, Explore, map and invites', async () => {
  await renderWork('/work', { userPass: storedPass('gold_monthly') })
  const strip = within(screen.getByRole('banner'))
  expectTexts(['Valid until 20 Dec 2026', 'Active'], strip)
  expect(
    ['Gold Pass', 'Show QR', 'See all', 'Map of the cafés near you', /^Tasting invite/].map(href),
  ).toEqual(['/wallet', '/check-in', '/explore', '/map', '/taster-invite'])
})

it('without a pass links to the wallet and to the purchase', async () => {
  await renderWork('/work')
  expect(['No Active Pass', 'Purchase a Pass'].map(href)).toEqual(['/wallet', '/purchase-pass'])
})

const ended = storedPass('silver_monthly', { expiryDate: '2026-11-20T10:00:00.001Z' })
const endedText = 'Silver Monthly ended on 20 Nov 2026'
const tomorrow = storedPass('silver_monthly', { expiryDate: '2026-11-22T14:30:00.000Z' })
it.each([
  ['a pass ends tomorrow', '/work', { userPass: tomorrow }, 'Your pass ends tomorrow, Sunday'],
  ['a pass has expired', '/work', { userPass: ended }, endedText],
  ['it is in the history', '/work', { passHistory: [{ ...ended, status: 'Expired' }] }, endedText],
  ['a pass has expired', '/wallet', { userPass: ended }, endedText],
])('when %s, %s says so and links to the same plan', async (_, at, stored, text) => {
  const { path, state } = await renderWork(at, stored)
  expect(screen.getByText(text)).toBeInTheDocument()
  await tap('Renew ₹4,999', 'link')
  expect([path(), state()]).toEqual(['/purchase-pass', { plan: 'silver_monthly' }])
})

it('a promoted café leads the row, with one mark that is not one of its grey facts', async () => {
  const until = new Date('2026-11-22T09:30+05:30').getTime()
  await renderWork('/work', { 'draft:promoted-cafes': { 'rose-cup-room': until } })
  expect(nearby()[0]).toHaveTextContent(/Rose Cup Room.*Promoted/)
  expect(screen.getByText('Promoted').closest('p')).toBeNull()
})

it('an event says which interest of the member it matches', async () => {
  await renderWork('/work', { userData: { interests: ['Music', 'Work'] } })
  expect(today().at(-1)).toHaveTextContent(/Unplugged with Ira Menon.*You like music/)
  expect(today().at(0)).not.toHaveTextContent('You like')
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
  const tomorrowsParty = { ...party, id: 'party-2', start: '2026-11-21T19:00:00.000Z' }
  const advice = { ...party, id: 'tip', isSuggestion: true }
  await renderWork('/work', { 'agenda:events': [tomorrowsParty, advice, party] })
  const order = ['On now', '11:00 AM', '4:00 PM', '4:00 PM', '5:00 PM', '6:00 PM', '7:30 PM']
  expect(today()).toHaveLength(order.length)
  for (const [index, time] of order.entries()) expect(today()[index]).toHaveTextContent(time)
  const own = within(today()[4] as HTMLElement)
  expectTexts(['Party', 'Your plan', 'Chandni Terrace'], own)
  expect(own.getByRole('link')).toHaveAttribute('href', party.link)
})

it('at night the greeting, the cafés and the events agree that the day is over', async () => {
  vi.setSystemTime(new Date('2026-11-22T23:00+05:30'))
  await renderWork('/work')
  expectTexts(['Good evening', 'Cafés open again at 7:00 AM'])
  expect(screen.queryByRole('img', { name: /^Occupancy/ })).toBeNull()
  expect(today()).toEqual([])
})

it('with the location allowed, the closest cafés come first', async () => {
  await renderWork('/work', {
    userData: { name: 'Aanya Rao', permissions: { location: true } },
    cafes: [{ name: 'Unknown' }, { name: 'Corner', distance: '100 m' }],
  })
  for (const [index, name] of ['Corner', 'Dabara House', 'Gulmohar Counter'].entries())
    expect(nearby()[index]).toHaveTextContent(name)
})
