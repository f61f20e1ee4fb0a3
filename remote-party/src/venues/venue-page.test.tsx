import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { partyDraftRecord } from '../model/party-draft'
import { renderParty } from '../testing/render-party'

const user = userEvent.setup()

beforeAll(() => Promise.all([import('./venue-page')]), 60_000)

async function renderVenue(language: 'en' | 'hi' = 'en') {
  const party = renderParty('/party/venue/chandni-terrace', language)
  await screen.findByRole('heading', { level: 1 })
  return party
}

test('a venue shows its name, photos, description, rating and number of reviews', async () => {
  await renderVenue()
  expect(screen.getByRole('heading', { name: 'Chandni Terrace' })).toBeVisible()
  const photos = within(screen.getByRole('list', { name: 'Photos of Chandni Terrace' }))
  expect(photos.getAllByRole('img', { hidden: true })).toHaveLength(3)
  expect(screen.getByText(/A rooftop above 12th Main/)).toBeVisible()
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeInTheDocument()
  expect(screen.getByText('214 reviews')).toBeVisible()
})

test('a venue says where it is and how many it holds', async () => {
  await renderVenue()
  expect(screen.getByText('Indiranagar')).toBeVisible()
  expect(screen.getByText('Up to 120')).toBeVisible()
})

test('the dots select a photo', async () => {
  await renderVenue()
  const second = screen.getByRole('button', { name: 'Show photo 2 of 3' })
  await user.click(second)
  expect(second).toHaveAttribute('aria-current', 'true')
})

test('a venue shows its packages with name, price and details, and its add-ons with prices', async () => {
  await renderVenue()
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toContain(
    'Per-Head PartyWelcome drink, three starters, two mains, dessert₹799per person',
  )
  expect(rows).toContain('Buffet BlissOpen buffet, live chaat counter, mocktails₹999per person')
  for (const row of [
    'Decorations₹2,000',
    'Music System₹3,000',
    'Smoke Machine₹1,500',
    'Custom Cake₹2,500',
    'AV Setup₹1,000',
  ])
    expect(rows).toContain(row)
})

test('Search and filters: a venue says what an evening there comes to, beside the prices of its packages', async () => {
  await renderVenue()
  const section = screen.getByRole('heading', { name: 'Packages' }).closest('section')
  expect(section).toHaveTextContent('An evening here usually comes to ₹1,800 per head.')
})

test('Request Quote shows for three seconds that it is not implemented yet', async () => {
  const { host } = await renderVenue()
  await user.click(screen.getByRole('button', { name: 'Request Quote' }))
  expect(host.toasts).toEqual([
    {
      title: 'Not implemented yet',
      description: 'Requesting a quote is not implemented yet.',
      duration: 3000,
      note: true,
    },
  ])
})

test('Reserve Party writes the venue and the time slot to the draft and opens the wizard', async () => {
  const { host, path } = await renderVenue()
  await user.click(screen.getByRole('button', { name: '12:00 – 3:00 PM' }))
  await user.click(screen.getByRole('button', { name: 'Reserve Party' }))
  expect(path()).toBe('/party/create')
  expect(host.storage.record(partyDraftRecord).getState()).toEqual({
    ...partyDraftRecord.fallback,
    venueId: 'chandni-terrace',
    timeFrom: '12:00',
    timeTo: '15:00',
  })
})

test('the reserved time slot is restored after a visit to the wizard', async () => {
  const { host, back } = await renderVenue()
  await user.click(screen.getByRole('button', { name: '12:00 – 3:00 PM' }))
  await user.click(screen.getByRole('button', { name: 'Reserve Party' }))
  await screen.findByText('Step 1 of 5')
  back()
  expect(await screen.findByRole('button', { pressed: true })).toHaveTextContent('12:00 – 3:00 PM')
  await user.click(screen.getByRole('button', { name: 'Reserve Party' }))
  expect(host.storage.record(partyDraftRecord).getState().timeFrom).toBe('12:00')
})

test('the evening is selected when the draft has another venue, or times that are no slot', async () => {
  const noon = { ...partyDraftRecord.fallback, timeFrom: '12:00', timeTo: '15:00' }
  for (const draft of [
    { ...noon, venueId: 'sitara-social' },
    { ...noon, timeTo: '15:30' },
  ]) {
    localStorage.setItem('draft:party', JSON.stringify(draft))
    const { unmount } = await renderVenue()
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('7:00 – 10:00 PM')
    unmount()
  }
})

test('an unknown venue says so, and Back leads to the list', async () => {
  const { path } = renderParty('/party/venue/nowhere')
  expect(await screen.findByRole('heading', { name: 'No venues found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/party')
})
