import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sampleVenues } from '../model/sample-venues'
import { renderParty } from '../testing/render-party'
import { fakeDistanceKm } from './fake-distance'

const user = userEvent.setup()

beforeAll(() => Promise.all([import('./filter-sheet'), import('./venue-page')]), 60_000)
afterEach(() => void vi.useRealTimers())

const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((element) => element.textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search venues' })
const chip = (name: string) => screen.getByRole('button', { name })

async function openFilters() {
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await sheet.findByRole('slider', { name: 'Distance' })
  return sheet
}
/** By one step: while no slider was moved, nothing filters. */
async function moveRating(sheet: Awaited<ReturnType<typeof openFilters>>) {
  sheet.getByRole('slider', { name: 'Rating' }).focus()
  await user.keyboard('{ArrowRight}')
}

test('the list shows every venue with its area, category, capacity, rating and price per head', () => {
  renderParty('/party')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pick a room, fill it')
  expect(names()).toEqual(sampleVenues.map(({ name }) => name))
  expect(screen.getByRole('status')).toHaveTextContent(`${sampleVenues.length} venues`)
  const card = screen.getByRole('link', { name: /Chandni Terrace/ })
  expect(card).toHaveTextContent('Indiranagar Bar Up to 120')
  expect(card).toHaveTextContent('₹1,800 / head')
  expect(within(card).getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible()
})

test('a search filters by name, ignoring case, and updates the count', async () => {
  renderParty('/party')
  await user.type(search(), 'CHAN')
  expect(names()).toEqual(['Chandni Terrace'])
  expect(screen.getByRole('status')).toHaveTextContent('1 venue')
})

test('the chips are All, Bar, Cafe, Restaurant, Club and Favourites, and one of them is selected', async () => {
  renderParty('/party')
  const chips = within(screen.getByRole('group', { name: 'Category' }))
  expect(chips.getAllByRole('button').map((element) => element.textContent)).toEqual([
    'All',
    'Bar',
    'Cafe',
    'Restaurant',
    'Club',
    'Favourites',
  ])
  await user.click(chip('Club'))
  expect(chip('Club')).toHaveAttribute('aria-pressed', 'true')
  expect(names()).toEqual(
    sampleVenues.filter(({ tags }) => tags.some((tag) => tag === 'Club')).map(({ name }) => name),
  )
  await user.click(chip('All'))
  expect(names()).toHaveLength(sampleVenues.length)
})

test('Search and filters: the button of the filters counts the venues, and the cards show their distances', async () => {
  renderParty('/party')
  expect(screen.getByRole('link', { name: /Chandni Terrace/ })).not.toHaveTextContent(/\d km/)
  const sheet = await openFilters()
  const all = sampleVenues.length
  expect(sheet.getByRole('button', { name: `Apply filters (${all})` })).toBeVisible()
  await moveRating(sheet)
  const isWithin = ({ id, rating }: (typeof sampleVenues)[number]) =>
    rating >= 3.1 && fakeDistanceKm(id) <= 10
  const count = sampleVenues.filter(isWithin).length
  await user.click(sheet.getByRole('button', { name: `Apply filters (${count})` }))
  expect(names()).toHaveLength(count)
  for (const card of screen.getAllByRole('link')) expect(card).toHaveTextContent(/\d km/)
})

test('applying the untouched defaults changes nothing', async () => {
  const { host, path } = renderParty('/party')
  const sheet = await openFilters()
  expect(sheet.getByText('Move a slider to filter the venues.')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: `Apply filters (${sampleVenues.length})` }))
  expect(host.toasts.at(-1)?.title).toBe('Filters Applied')
  expect(names()).toHaveLength(sampleVenues.length)
  expect(path()).toBe('/party')
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('the filter sheet opens with rating 3, the full price range and 10 km, which do not filter yet, unlike section 5', async () => {
  renderParty('/party')
  const sheet = await openFilters()
  const values = sheet
    .getAllByRole('slider')
    .map((each) => [each.getAttribute('aria-valuetext'), each.getAttribute('aria-valuenow')])
  expect(values).toEqual([
    ['Rated 3.0 and up', '3'],
    ['From ₹500', '500'],
    ['Up to ₹4,000', '4000'],
    ['Within 10 km', '10'],
  ])
  sheet.getByRole('slider', { name: 'Rating' }).focus()
  await user.keyboard('{End}')
  expect(sheet.getByRole('slider', { name: 'Rating' })).toHaveAttribute('aria-valuenow', '5')
  await user.keyboard('{Escape}')
  expect(names()).toHaveLength(sampleVenues.length)
})

test('the sliders move by 0.1, ₹100 and 1 km within their limits', async () => {
  renderParty('/party')
  const sheet = await openFilters()
  const slider = (name: string) => sheet.getByRole('slider', { name })
  const move = async (name: string, key: string) => {
    slider(name).focus()
    await user.keyboard(key)
    return slider(name).getAttribute('aria-valuetext')
  }
  expect(await move('Rating', '{ArrowRight}')).toBe('Rated 3.1 and up')
  expect(await move('Rating', '{Home}')).toBe('Rated 1.0 and up')
  expect(await move('Lowest price per head', '{ArrowRight}')).toBe('From ₹600')
  expect(await move('Highest price per head', '{ArrowLeft}')).toBe('Up to ₹3,900')
  expect(await move('Distance', '{ArrowLeft}')).toBe('Within 9 km')
  expect(await move('Distance', '{End}')).toBe('Within 20 km')
})

test('applied filters combine with search and category, and a toast says Filters Applied', async () => {
  const { host } = renderParty('/party')
  const sheet = await openFilters()
  await moveRating(sheet)
  expect(sheet.getByText('Venues match all three.')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: /^Apply filters/ }))
  expect(host.toasts.at(-1)?.title).toBe('Filters Applied')
  const near = sampleVenues.filter(({ id, rating }) => rating >= 3.1 && fakeDistanceKm(id) <= 10)
  expect(names()).toEqual(near.map(({ name }) => name))
  expect(screen.getByRole('button', { name: 'Filters, applied' })).toBeVisible()
  await user.click(chip('Cafe'))
  expect(names()).toEqual(['Tulsi Courtyard', 'Monsoon Glasshouse', 'Khidki Coffee'])
  await user.type(search(), 'glass')
  expect(names()).toEqual(['Monsoon Glasshouse'])
})

test('clearing restores the defaults and the whole list, and a toast says Filters Cleared', async () => {
  const { host } = renderParty('/party?rating=4.5&price=900-2000&km=20')
  expect(names()).toEqual([
    'Chandni Terrace',
    'Rang Mahal Kitchen',
    'Tulsi Courtyard',
    'Monsoon Glasshouse',
    'Slow Drip Bar',
  ])
  const sheet = await openFilters()
  expect(sheet.getByRole('slider', { name: 'Rating' })).toHaveAttribute('aria-valuenow', '4.5')
  await user.click(sheet.getByRole('button', { name: 'Clear' }))
  expect(host.toasts.at(-1)?.title).toBe('Filters Cleared')
  expect(names()).toHaveLength(sampleVenues.length)
  const reopened = await openFilters()
  expect(reopened.getByRole('slider', { name: 'Rating' })).toHaveAttribute('aria-valuenow', '3')
})

test('search, category and filters are restored after a visit to a venue', async () => {
  const { back, path } = renderParty('/party')
  const sheet = await openFilters()
  await moveRating(sheet)
  await user.click(sheet.getByRole('button', { name: /^Apply filters/ }))
  await user.click(chip('Cafe'))
  await user.type(search(), 'glass')
  await user.click(screen.getByRole('link', { name: /Monsoon/ }))
  expect(path()).toBe('/party/venue/monsoon-glasshouse')
  back()
  expect(await screen.findByRole('searchbox')).toHaveValue('glass')
  expect(chip('Cafe')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Filters, applied' })).toBeVisible()
  expect(names()).toEqual(['Monsoon Glasshouse'])
})

test('searching adds no history entries', async () => {
  const { go, back, path } = renderParty('/party/cafe-hopping')
  await screen.findByRole('heading', { level: 1 })
  go('/party')
  await user.type(search(), 'glass')
  await user.click(chip('Cafe'))
  back()
  expect(path()).toBe('/party/cafe-hopping')
})

test('pressing a chip while typing does not lose the text', () => {
  const { path } = renderParty('/party')
  fireEvent.change(search(), { target: { value: 'glass' } })
  fireEvent.click(chip('Cafe'))
  expect(search()).toHaveValue('glass')
  expect(path()).toBe('/party?q=glass&tag=Cafe')
})

test('Home shows every venue again', async () => {
  const { go } = renderParty('/party?q=glass')
  expect(search()).toHaveValue('glass')
  go('/party')
  await waitFor(() => expect(search()).toHaveValue(''))
  expect(names()).toHaveLength(sampleVenues.length)
})

test('a search finds translated names', async () => {
  renderParty('/party', 'hi')
  await user.type(screen.getByRole('searchbox', { name: 'जगह खोजें' }), 'सितारा')
  expect(names()).toEqual(['सितारा सोशल'])
  expect(screen.getByRole('status')).toHaveTextContent('1 जगह')
})
