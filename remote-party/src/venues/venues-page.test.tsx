import { enter, expectPictures, press } from '@baithak/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { manifest } from '../manifest'
import { sampleVenues } from '../samples/sample-venues'
import { renderParty } from '../testing/render-party'

const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((element) => element.textContent)
const searchFor = (text: string) => enter('Search venues', text)

async function openFilters() {
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  // jsdom's native sliders know no keys.
  function move(name: string, value: number) {
    fireEvent.change(sheet.getByRole('slider', { name }), { target: { value } })
    return sheet.getByRole('slider', { name }).getAttribute('aria-valuetext')
  }
  return { ...sheet, move }
}

test('every venue is listed, and a search finds names, then areas', async () => {
  renderParty('/party')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pick a room, fill it')
  expect(names()).toEqual(sampleVenues.map(({ name }) => name))
  expectPictures(manifest, '/party')
  expect(screen.getByRole('status')).toHaveTextContent(`${sampleVenues.length} venues`)
  const card = screen.getByRole('link', { name: /Chandni Terrace/ })
  expect(card).toHaveTextContent('Indiranagar 1 km Bar Up to 120')
  expect(card).toHaveTextContent('₹1,800 / head')
  expect(within(card).getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeInTheDocument()

  searchFor('CHAN')
  expect(names()).toEqual(['Chandni Terrace'])
  expect(screen.getByRole('status')).toHaveTextContent('1 venue')
  searchFor('whitef')
  expect(names()).toEqual(['In “whitef”', 'Lagoon Veranda', 'Neelam Room'])
})

test('the categories choose; nothing found is said, and Clear filters shows every venue again', async () => {
  const { host, path, back } = renderParty('/party')
  const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
  const categories = chips.map(({ textContent }) => textContent)
  expect(categories.join()).toBe('All,Bar,Cafe,Restaurant,Club,Favourites')
  press('Cafe')
  searchFor('glass')
  expect(names()).toEqual(['Monsoon Glasshouse'])
  fireEvent.click(screen.getByRole('link', { name: /Monsoon/ }))
  expect(path()).toBe('/party/venue/monsoon-glasshouse')
  back()
  expect(await screen.findByRole('searchbox')).toHaveValue('glass')
  press('Club')
  expect(names()).toEqual(['No venues found'])
  press('Clear filters')
  expect(host.toasts.at(-1)?.title).toBe('Filters Cleared')
  expect(screen.getByRole('status')).toHaveFocus()
  expect(names()).toHaveLength(sampleVenues.length)
  expect(path()).toBe('/party')
})

test('the filters count the venues, and are applied and cleared with a toast', async () => {
  const { host, path } = renderParty('/party')
  const sheet = await openFilters()
  const values = sheet.getAllByRole('slider').map((each) => each.getAttribute('aria-valuetext'))
  expect(values).toEqual(['3.0 and up', '₹500', '₹4,000', 'within 10 km', 'any number'])
  fireEvent.click(sheet.getByRole('button', { name: `Apply filters (${sampleVenues.length})` }))
  expect(host.toasts.at(-1)?.title).toBe('Filters Applied')
  expect(path()).toBe('/party')

  const { move, getAllByRole, getByRole } = await openFilters()
  const limits = getAllByRole('slider').map((each) =>
    ['min', 'max', 'step'].map((name) => each.getAttribute(name)).join(),
  )
  expect(limits).toEqual(['1,5,0.1', '500,4000,100', '500,4000,100', '1,20,1', '0,300,10'])
  expect(move('Rating', 1.1)).toBe('1.1 and up')
  expect(move('Lowest price per head', 600)).toBe('₹600')
  expect(move('Highest price per head', 3900)).toBe('₹3,900')
  expect(move('Distance', 1)).toBe('within 1 km')
  expect(getByRole('button', { name: 'Apply filters (2)' })).toBeInTheDocument()
  expect(move('Guests', 130)).toBe('130 or more')
  fireEvent.click(getByRole('button', { name: 'Apply filters (1)' }))
  expect(names()).toEqual(['Dastarkhwan House'])

  press('Filters, applied')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }))
  expect(host.toasts.at(-1)?.title).toBe('Filters Cleared')
  expect(names()).toHaveLength(sampleVenues.length)
})

test('the favourites say how to add one, and show a venue marked by its heart', async () => {
  const { go } = renderParty('/party?tag=Favourites')
  expect(screen.getByText('Tap the heart on a venue’s page to find it here.')).toBeInTheDocument()
  go('/party/venue/sitara-social')
  fireEvent.click(await screen.findByRole('button', { name: 'Favourite: Sitara Social' }))
  go('/party?tag=Favourites')
  await screen.findByRole('searchbox')
  expect(names()).toEqual(['Sitara Social'])
})

test('the list is sorted, and the URL has its order', () => {
  const { path } = renderParty('/party')
  for (const [order, ...first] of [
    ['rating', 'Chandni Terrace', 'Tulsi Courtyard'],
    ['price', 'Khidki Coffee', 'Tulsi Courtyard'],
    ['distance', 'Chandni Terrace', 'Dastarkhwan House'],
  ] as const) {
    enter('Sort by', order)
    expect(path()).toBe(`/party?sort=${order}`)
    expect(names().slice(0, 2)).toEqual(first)
  }
})
