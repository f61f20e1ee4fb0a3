import { expectTexts, fixDate } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleCafes } from '../model/cafe'
import { renderWork, tap } from '../testing/render-work'
import { storedPass } from '../testing/stored'

fixDate('2026-11-21T11:00+05:30')

const search = () => screen.getByRole('searchbox', { name: 'Search cafés' })
const names = () => {
  const cafes = within(screen.getByRole('list', { name: 'Cafés' }))
  return cafes.getAllByRole('heading').map(({ textContent }) => textContent)
}
const row = (name: string) =>
  within(screen.getByRole('link', { name }).closest('article') as HTMLElement)

test('every café is listed with its facts, and a tap opens its page with it in the state', async () => {
  const work = await renderWork('/explore')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nearby workspaces')
  expect(names()).toEqual(sampleCafes.map(({ name }) => name))
  const dabara = row('Dabara House')
  for (const text of ['0.3 km', 'Gold', 'Low', 'Indiranagar'])
    expect(dabara.getByText(text, { exact: false })).toBeInTheDocument()
  for (const name of ['Rated 4.8 out of 5', 'Fast WiFi', 'Charging', 'AC'])
    expect(dabara.getByRole('img', { name })).toBeInTheDocument()
  await tap('Tulsi Courtyard', 'link')
  expect(work.path()).toBe('/cafe/tulsi-courtyard')
  expect(work.state()).toMatchObject({ cafe: { name: 'Tulsi Courtyard', rating: 4.7 } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tulsi Courtyard')
})

const ended = storedPass('silver_weekly', { expiryDate: '2026-11-20T12:00:00.000Z' })
test.each([
  ['no pass', {}, ['Silver Pass', 'Active', 'Expires Dec 31, 2024']],
  ['a pass', { userPass: storedPass('gold_monthly') }, ['Gold Pass', 'Expires 20 Dec 2026']],
  ['an ended pass', { userPass: ended }, ['Silver Pass', 'Expired', 'Expired on 20 Nov 2026']],
])('the banner with %s stored is %s %s', async (_, stored, texts) => {
  await renderWork('/explore', stored)
  expectTexts(texts)
})

test('cafés that fit by area stand below those that are found by name', async () => {
  await renderWork('/explore')
  await userEvent.type(search(), 'indira')
  const area = within(await screen.findByRole('region', { name: 'Cafés in this area' }))
  expect(area.getByRole('link', { name: 'Dabara House' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('1 café')
})

test.each([
  ['ki Co', ['Khidki Coffee']],
  [' dABARA ', ['Dabara House']],
  ['CAFÉ noir', ['Cafe Noir']],
  ['खिड़की', ['Khidki Coffee']],
])('“%s” finds %s, without regard to case, accents and language', async (text, found) => {
  await renderWork(`/explore?q=${encodeURIComponent(text)}`, { cafes: [{ name: 'Cafe Noir' }] })
  expect(names()).toEqual(found)
})

test('a search without a match says so and can be cleared', async () => {
  const { path } = await renderWork('/explore')
  await userEvent.type(search(), 'zzz')
  expect(await screen.findByText('No café has “zzz” in its name.')).toBeInTheDocument()
  await tap('Clear search')
  expect(names()).toHaveLength(sampleCafes.length)
  expect(search()).toHaveValue('')
  expect(search()).toHaveFocus()
  expect(path()).toBe('/explore')
})

test('the heart beside the search leaves the favourites, and one that is unmarked can come back', async () => {
  const { path } = await renderWork('/explore', { 'draft:favourites:cafes': ['tulsi-courtyard'] })
  await userEvent.click(screen.getByRole('button', { name: 'Favourites' }))
  expect([names(), path()]).toEqual([['Tulsi Courtyard'], '/explore?favourites=1'])
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Tulsi Courtyard' }))
  expect(screen.getByText('Tap a café’s heart to find it here.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Favourites' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Show all cafés' }))
  expect([names().length, path()]).toEqual([sampleCafes.length, '/explore'])
})
