import { fixDate, seedLocalStorage } from '@baithak/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWork } from '../testing/render-work'

fixDate('2026-11-21T09:00+05:30')

const silver = {
  passId: 'silver_monthly',
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
}
const checkIn = {
  id: 'v',
  memberId: 'U-1',
  name: '',
  passId: 'silver_monthly',
  cafeId: 'khidki-coffee',
  cafe: 'Khidki Coffee',
  at: '2026-11-20T10:00:00.000Z',
}
const free = 'Your one Gold visit this month is free'
const used = 'Needs Gold: your Gold visit this month is used'

test.each([
  ['no check-in', [], free],
  ['a check-in at a Silver café', [checkIn], free],
  ['a check-in at a café that was Gold then', [{ ...checkIn, passType: 'Gold' }], used],
  ['a check-in at a Gold café', [{ ...checkIn, cafeId: 'lakeside-verandah' }], used],
  [
    'one at a café that was Silver then',
    [{ ...checkIn, cafeId: 'lakeside-verandah', passType: 'Silver' }],
    free,
  ],
  ['one of last month', [{ ...checkIn, passType: 'Gold', at: '2026-10-31T10:00:00.000Z' }], free],
])('a Silver holder with %s reads on a Gold café’s page: %s %s', async (_, checkIns, text) => {
  seedLocalStorage({ userPass: silver, userId: 'U-1', 'draft:visits': checkIns })
  await renderWork('/cafe/dabara-house', {
    state: { cafe: { id: 'dabara-house', name: 'Dabara House' } },
  })
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Occupancy: Low' })).toBeInTheDocument()
})

test.each([
  ['a Silver café', silver, 'khidki-coffee'],
  ['a Gold holder', { ...silver, passId: 'gold_monthly' }, 'dabara-house'],
  ['a member without a pass', undefined, 'dabara-house'],
])('for %s there is no word about Gold visits', async (_, userPass, id) => {
  seedLocalStorage(userPass ? { userPass } : {})
  await renderWork(`/cafe/${id}`, { state: { cafe: { id, name: id } } })
  expect(screen.queryByText(/Gold visit/)).toBeNull()
})
