import { expectTexts, notImplemented, press } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partyDraftRecord } from '../model/party-draft'
import { renderParty } from '../testing/render-party'

async function renderVenue() {
  const party = renderParty('/party/venue/chandni-terrace')
  await screen.findByRole('heading', { level: 1, name: 'Chandni Terrace' })
  return party
}

test('a venue shows everything about itself and what it offers', async () => {
  const { host } = await renderVenue()
  const photos = within(screen.getByRole('list', { name: 'Photos of Chandni Terrace' }))
  expect(photos.getAllByRole('img', { hidden: true })).toHaveLength(3)
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeInTheDocument()
  expectTexts(['214 reviews', 'Indiranagar', 'Up to 120', /A rooftop above 12th Main/])
  expect(screen.getByText('An evening here usually comes to ₹1,800 per head.')).toBeInTheDocument()
  for (const text of ['Per-Head Party', '₹799', 'Buffet Bliss', '₹999', 'AV Setup', '₹1,000'])
    expect(screen.getAllByText(text)).not.toHaveLength(0)
  press('Request Quote')
  expect(host.toasts).toEqual([notImplemented('Requesting a quote is not implemented yet.')])
})

test('Reserve Party writes the venue and the time slot to the draft', async () => {
  const { host, path, back } = await renderVenue()
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('7:00 – 10:00 PM')
  press('12:00 – 3:00 PM')
  press('Reserve Party')
  expect(path()).toBe('/party/create')
  expect(host.storage.record(partyDraftRecord).getState()).toMatchObject({
    venueId: 'chandni-terrace',
    timeFrom: '12:00',
    timeTo: '15:00',
  })
  back()
  expect(await screen.findByRole('button', { pressed: true })).toHaveTextContent('12:00 – 3:00 PM')
})

test('an unknown venue leads to the list', async () => {
  const { path } = renderParty('/party/venue/nowhere')
  await screen.findByRole('searchbox')
  expect(path()).toBe('/party')
})
