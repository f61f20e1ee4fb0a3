import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleVenues } from '../model/sample-venues'
import { renderParty } from '../testing/render-party'

const user = userEvent.setup()
const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((element) => element.textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search venues' })

test('without a match the list says No venues found and offers to clear the filters', async () => {
  const { host, path } = renderParty('/party?tag=Restaurant&q=moonlight')
  expect(screen.getByRole('heading', { name: 'No venues found' })).toBeVisible()
  const button = await screen.findByRole('button', { name: 'Clear filters' })
  await screen.findByText(/^Nothing matches/)
  expect(button).toBeInTheDocument()
  await user.click(button)
  await waitFor(() => expect(names()).toHaveLength(sampleVenues.length))
  expect(search()).toHaveValue('')
  expect(path()).toBe('/party')
  expect(host.toasts.at(-1)?.title).toBe('Filters Cleared')
})

test('without filters an empty list offers to clear the search', async () => {
  const { host } = renderParty('/party?q=moonlight')
  await user.click(await screen.findByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(names()).toHaveLength(sampleVenues.length))
  expect(search()).toHaveValue('')
  expect(host.toasts).toEqual([])
})

test('Search and filters: a misspelt name offers the venue that was meant, in both scripts', async () => {
  renderParty('/party')
  await user.type(search(), 'chandani')
  await user.click(await screen.findByRole('button', { name: 'Did you mean Chandni Terrace?' }))
  expect(search()).toHaveValue('Chandni Terrace')
  expect(names()).toEqual(['Chandni Terrace'])
  await user.clear(search())
  await user.type(search(), 'शितारा')
  expect(await screen.findByRole('button', { name: 'Did you mean Sitara Social?' })).toBeVisible()
})

test('Search and filters: an empty list names what leaves it empty, in one sentence with one button', async () => {
  renderParty('/party?q=chandni&tag=Club')
  expect(await screen.findByText('Nothing matches: “chandni”, Club.')).toBeVisible()
  expect(screen.queryByText(/price/)).toBeNull()
  const help = screen.getByText(/^Nothing matches/).parentElement
  expect(help?.querySelectorAll('button')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})

test('Search and filters: below the venues found by name are those that fit otherwise, and say why', async () => {
  const { path } = renderParty('/party')
  await user.type(search(), 'indiranagar')
  const fitting = await screen.findByRole('region', { name: 'Venues for “indiranagar”' })
  expect(fitting).toHaveTextContent('Chandni Terrace')
  expect(fitting).toHaveTextContent('In Indiranagar')
  await user.clear(search())
  await user.type(search(), 'haldi')
  const link = await screen.findByRole('link', { name: 'Tulsi Courtyard' })
  expect(link.closest('li')).toHaveTextContent('Made for a haldi or a slow lunch.')
  await user.click(link)
  expect(path()).toBe('/party/venue/tulsi-courtyard')
})

test('Search and filters: above what fits otherwise, nothing says that nothing was found', async () => {
  renderParty('/party?q=haldi')
  await screen.findByRole('link', { name: 'Tulsi Courtyard' })
  expect(screen.queryByRole('heading', { name: 'No venues found' })).toBeNull()
  expect(screen.queryByText(/Nothing matches/)).toBeNull()
  expect(screen.queryByText(/^0 /)).toBeNull()
})

test('Search and filters: what fits otherwise passes the filters too', async () => {
  renderParty('/party?q=whitefield&tag=Club')
  expect(await screen.findByRole('link', { name: 'Neelam Room' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Lagoon Veranda' })).toBeNull()
})

test.each([
  ['hi', 'haldi', 'तुलसी आँगन', 'हल्दी की रस्म हो'],
  ['hi', 'Indiranagar', 'चाँदनी टेरेस', 'इंदिरानगर में'],
  ['en', 'हल्दी', 'Tulsi Courtyard', 'Made for a haldi or a slow lunch.'],
  ['en', 'इंदिरानगर', 'Chandni Terrace', 'In Indiranagar'],
  ['en', 'चाँदनी', 'Chandni Terrace', 'In Indiranagar'],
  ['en', 'क्लब', 'Neelam Room', 'In Whitefield'],
] as const)(
  'Search and filters: in %s a search for “%s” finds %s, whose words are in the other language',
  async (language, text, venue, reason) => {
    renderParty(`/party?q=${text}`, language)
    const link = await screen.findByRole('link', { name: venue })
    expect(link.closest('li')).toHaveTextContent(reason)
  },
)

test('Search and filters: a venue that is found by name is not listed again', async () => {
  renderParty('/party?q=terrace')
  expect(await screen.findByRole('link', { name: /Raat Rani Rooftop/ })).toBeVisible()
  expect(names().filter((name) => name === 'Chandni Terrace')).toHaveLength(1)
})

test.each([
  ['/party?q=chandani', 'Did you mean Chandni Terrace?'],
  ['/party?q=chandni&tag=Club', 'Clear filters'],
  ['/party?q=moonlight', 'Clear search'],
  ['/party?rating=4&price=500-3000&km=10', 'Clear filters'],
])(
  'at %s the button “%s”, which disappears, leaves the focus on the number of venues',
  async (url, name) => {
    renderParty(url)
    const button = await screen.findByRole('button', { name })
    act(() => button.focus())
    await user.keyboard('{Enter}')
    expect(button).not.toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent(/^\d+ venues?$/)
  },
)
