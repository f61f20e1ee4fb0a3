import { expectTexts, fixDate } from '@baithak/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { href, renderWork, section, tap } from '../testing/render-work'
import { storedCheckIn, storedPass } from '../testing/stored'

fixDate('2026-11-21T09:00+05:30')

const open = (id: string, name = id, stored = {}) =>
  renderWork(`/cafe/${id}`, stored, { state: { cafe: { id, name } } })

test.each([{ state: null }, { state: { cafe: { area: 'Nowhere' } } }])(
  'without a café in the navigation state there is the exact message, and Go Back: %j',
  async ({ state }) => {
    const { path } = await renderWork('/cafe/dabara-house', {}, { state })
    const message = 'Cafe not found. Please go back and select a cafe.'
    expect(screen.getByRole('heading', { level: 1, name: message })).toBeInTheDocument()
    await tap('Go Back')
    expect(path()).toBe('/explore')
  },
)

test('a café’s page shows everything that spec §2 lists', async () => {
  await open('dabara-house', 'Dabara House')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dabara House')
  expectTexts(['0.3 km', 'Indiranagar', 'Gold', '7:00 AM - 10:00 PM', 'Co-working Space'])
  for (const name of ['Rated 4.8 out of 5', 'Occupancy: Low', 'Rated 4.0 out of 5'])
    expect(screen.getByRole('img', { name })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Amenities' })).toHaveTextContent(
    /^Fast WiFiChargingQuietAC$/,
  )
  expect(screen.getAllByRole('button', { name: /^Picture/ })).toHaveLength(4)
  expect(href('Show QR')).toBe('/check-in')
  const events = ['Founders’ breakfast', '8:30 AM', 'Founders over Filter', '5:30 PM']
  expectTexts(events, section('Upcoming events'))
  const review = ['Kabir Anand', 'Deep focus', /^Corner seats have a socket each\./]
  expectTexts(review, section('Productivity reviews'))
})

test('a café that a partner has added has events and reviews, and no amenities', async () => {
  await open('C-1', 'Neem Tree')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Neem Tree')
  expect(screen.queryByRole('list', { name: 'Amenities' })).toBeNull()
  for (const name of ['Upcoming events', 'Productivity reviews'])
    expect(section(name).getAllByRole('listitem')).toHaveLength(2)
})

const silver = storedPass('silver_monthly')
const free = 'Your one Gold visit this month is free'
const used = 'Needs Gold: you have used this month’s Gold visit'
const inOctober = { passType: 'Gold', at: '2026-10-31T10:00:00.000Z' }

test.each([
  ['no check-in', [], free],
  ['a check-in at a Silver café', [storedCheckIn('khidki-coffee')], free],
  ['one at a café that was Gold', [storedCheckIn('khidki-coffee', { passType: 'Gold' })], used],
  ['a check-in at a Gold café', [storedCheckIn('lakeside-verandah')], used],
  ['one at a café that was Silver', [storedCheckIn('dabara-house', { passType: 'Silver' })], free],
  ['one of last month', [storedCheckIn('khidki-coffee', inOctober)], free],
])('a Silver holder with %s reads on a Gold café’s page: %s %s', async (_, checkIns, text) => {
  const stored = { userPass: silver, userId: 'U-1', 'draft:visits': checkIns }
  await open('dabara-house', 'Dabara House', stored)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test.each([
  ['at a Silver café', { userPass: silver }, 'khidki-coffee'],
  ['for a Gold holder', { userPass: storedPass('gold_monthly') }, 'dabara-house'],
  ['without a pass', {}, 'dabara-house'],
])('nothing is said about Gold visits %s', async (_, stored, id) => {
  await open(id, id, stored)
  expect(screen.queryByText(/Gold visit/)).toBeNull()
})
