import { fixDate, notImplemented, seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe'
import { renderWork } from '../testing/render-work'

fixDate('2026-11-21T11:00+05:30')

const search = () => screen.getByRole('searchbox', { name: 'Search cafés' })
const list = () => screen.getByRole('list', { name: 'Cafés' })
const names = () =>
  within(list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const row = (name: string) => {
  const article = screen.getByRole('link', { name }).closest('article')
  if (!article) throw new Error(`no row for ${name}`)
  return within(article)
}

test('every café is listed with name, area, distance, rating, tier, amenities and occupancy; tapping one opens its page with the café in the navigation state', async () => {
  const work = await renderWork('/explore')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nearby workspaces')
  expect(names()).toEqual(sampleCafes.map(({ name }) => name))
  const dabara = row('Dabara House')
  for (const text of ['0.3 km', 'Gold', 'Low', 'Indiranagar'])
    expect(dabara.getByText(text, { exact: false })).toBeInTheDocument()
  for (const name of ['Rated 4.8 out of 5', 'Fast WiFi', 'Charging', 'AC'])
    expect(dabara.getByRole('img', { name })).toBeInTheDocument()
  expect(row('Khidki Coffee').getByText('Medium')).toBeInTheDocument()
  expect(row('Cutting Chai Company').getByText('High')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Tulsi Courtyard' }))
  await waitForLazyScreen()
  expect(work.path()).toBe('/cafe/tulsi-courtyard')
  expect(work.state()).toMatchObject({ cafe: { name: 'Tulsi Courtyard', rating: 4.7 } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tulsi Courtyard')
})

test('the sample pass, while none is stored; the filter shows for three seconds that it is not implemented', async () => {
  const { host } = await renderWork('/explore')
  for (const text of ['Silver Pass', 'Active', 'Expires Dec 31, 2024'])
    expect(screen.getByText(text)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Filter cafés' }))
  expect(host.toasts).toEqual([notImplemented('Filtering cafés is not implemented yet.')])
})

test('a stored pass is shown with its tier and expiry, unlike section 2', async () => {
  const purchaseDate = '2026-01-01T00:00:00.000Z'
  const expiryDate = '2999-12-20T12:00:00.000Z'
  seedLocalStorage({ userPass: { passId: 'gold_monthly', purchaseDate, expiryDate } })
  await renderWork('/explore')
  for (const text of ['Gold Pass', 'Active', 'Expires 20 Dec 2999'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByText('Expires Dec 31, 2024')).toBeNull()
})

test('below what is found by name is what fits by area; without a match there is a message', async () => {
  await renderWork('/explore')
  await userEvent.type(search(), 'indira')
  const area = within(await screen.findByRole('region', { name: 'Cafés in this area' }))
  expect(area.getByRole('link', { name: 'Dabara House' })).toBeInTheDocument()
  expect(screen.queryByText(/No caf/)).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('1 café')
  await userEvent.clear(search())
  await userEvent.type(search(), 'zzz')
  expect(screen.getByRole('heading', { name: 'No cafés found' })).toBeInTheDocument()
  expect(screen.getByText('No café has “zzz” in its name.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(names()).toHaveLength(sampleCafes.length)
})

test('the favourites are searched by name; Clear filters shows all cafés again', async () => {
  seedLocalStorage({ 'draft:favourites:cafes': ['tulsi-courtyard'] })
  const { path } = await renderWork('/explore?favourites=1')
  expect(names()).toEqual(['Tulsi Courtyard'])
  await userEvent.type(search(), 'khidki')
  expect(
    await screen.findByText('None of your favourites has “khidki” in its name.'),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(names()).toHaveLength(sampleCafes.length)
  expect([search(), path()]).toEqual([expect.objectContaining({ value: '' }), '/explore'])
})
