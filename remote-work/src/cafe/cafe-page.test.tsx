import { fixDate, notImplemented } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Cafe, mergeCafes, sampleCafes } from '../model/cafe'

import { renderWork } from '../testing/render-work'

fixDate('2026-11-21T09:00+05:30')

const open = (cafe: Cafe | undefined) =>
  renderWork(`/cafe/${cafe?.id}`, { state: cafe && { cafe } })
const dabara = sampleCafes[0]
const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)

test.each([{ state: null }, { state: { cafe: { area: 'Nowhere' } } }])(
  'without a café in the navigation state there is the exact message, and Go Back: %j',
  async ({ state }) => {
    const { path } = await renderWork('/cafe/dabara-house', { state })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Cafe not found\. Please go back and select a cafe\.$/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(path()).toBe('/explore')
  },
)

test('a café’s page shows name, distance, area, rating, tier, hours, kind, amenities and a dot for each image', async () => {
  await open(dabara)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dabara House')
  for (const text of ['0.3 km', 'Indiranagar', 'Gold', '7:00 AM - 10:00 PM', 'Co-working Space'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Amenities' })).toHaveTextContent(
    /^Fast WiFiChargingQuietAC$/,
  )
  expect(screen.getAllByRole('button', { name: /^Picture/ })).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Show QR' })).toHaveAttribute('href', '/check-in')
  for (const text of ['Founders’ breakfast', '8:30 AM', 'Founders over Filter', '5:30 PM'])
    expect(section('Upcoming events').getByText(text)).toBeInTheDocument()
  for (const text of ['Kabir Anand', 'Deep focus', /^Corner seats have a socket each\./])
    expect(section('Productivity reviews').getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Rated 4.0 out of 5' })).toBeInTheDocument()
})

test('a café that a partner has added has events and reviews, and no amenities', async () => {
  await open(mergeCafes(sampleCafes, [{ id: 'C-1', name: 'Neem Tree' }]).at(-1))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Neem Tree')
  expect(screen.queryByRole('list', { name: 'Amenities' })).toBeNull()
  for (const name of ['Upcoming events', 'Productivity reviews'])
    expect(section(name).getAllByRole('listitem')).toHaveLength(2)
})

test('Reserve and Directions show for three seconds that they are not implemented', async () => {
  const { host } = await open(dabara)
  for (const name of ['Reserve', 'Directions'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(host.toasts).toEqual([
    notImplemented('Reserving a seat is not implemented yet.'),
    notImplemented('Directions are not implemented yet.'),
  ])
})
