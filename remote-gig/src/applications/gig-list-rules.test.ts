import { expect, test } from 'vitest'
import type { Gig } from '../model/gig'
import { earningsOf, sortGigs } from './gig-list-rules'

const gig = (rest: Partial<Gig>): Gig => ({ id: 1, paid: false, compensation: '', ...rest }) as Gig
const dates = ['2026-12-12', '', '2026-11-28', 'soon', '2027-01-02'].map((date) => gig({ date }))
const datesOf = (gigs: readonly Gig[]) => gigs.map(({ date }) => date)

test('gigs ahead are sorted by date, and those without one are last', () => {
  for (const stage of ['Applied', 'Shortlisted', 'Confirmed'] as const)
    expect(datesOf(sortGigs(dates, stage))).toEqual([
      '2026-11-28',
      '2026-12-12',
      '2027-01-02',
      '',
      'soon',
    ])
})

test('completed gigs are sorted with the latest first', () => {
  expect(datesOf(sortGigs(dates, 'Completed'))).toEqual([
    '2027-01-02',
    '2026-12-12',
    '2026-11-28',
    '',
    'soon',
  ])
})

test('earnings are the fees of paid gigs', () => {
  const paid = (compensation: string) => gig({ paid: true, compensation })
  const gigs = [paid('₹5,000'), paid('₹1,03,500 and dinner'), paid('Dinner'), paid('')]
  expect(earningsOf([...gigs, gig({ compensation: '₹900' })])).toBe(108_500)
  expect(earningsOf([])).toBe(0)
})
