import { expect, it } from 'vitest'
import { formatDateRange } from './past-pass-list'

it.each([
  ['2026-10-21', '2026-11-20', '21 Oct – 20 Nov 2026'],
  ['2026-10-10', '2026-10-17', '10 – 17 Oct 2026'],
  ['2026-12-28', '2027-01-04', '28 Dec 2026 – 4 Jan 2027'],
  ['2026-01-10', '2027-01-10', '10 Jan 2026 – 10 Jan 2027'],
  ['', '2026-10-17', '17 Oct 2026'],
  ['2026-10-17', 'never', '17 Oct 2026'],
  ['', '', ''],
])('a pass from %j until %j was held %j', (from, until, range) => {
  expect(formatDateRange(from, until)).toBe(range)
})
