import { modes } from '@baithak/build/apps'
import { expect, it } from 'vitest'
import { describeExcess, describeUsage } from './budgets'
import budgets from './budgets.json' with { type: 'json' }

const files = [
  { path: 'remoteEntry.js', bytes: 6000 },
  { path: 'assets/gig-root.js', bytes: 9000 },
]

it('a first screen within its budget has no excess', () => {
  expect(describeExcess('gig', { bytes: 15_000, files: 2 }, files)).toEqual([])
  expect(describeUsage('gig', { bytes: 20_000, files: 3 }, files)).toBe(
    'gig: 15.0 kB of 20.0 kB (75 %), 2 of 3 files',
  )
})

it('the excess is described with the limits, the largest files and where to raise the budget', () => {
  const text = describeExcess('gig', { bytes: 14_999, files: 1 }, files).join('\n')
  expect(text).toContain('15.0 kB over the wire, 15.0 kB allowed, and 2 files, 1 allowed')
  expect(text).toMatch(/9\.0 kB {2}assets\/gig-root\.js\n {2}6\.0 kB {2}remoteEntry\.js/)
  expect(text).toContain('raise "gig" in shared/tools/bench/budgets.json')
})

it('every app and the registry have a budget', () => {
  const ids = ['shell', 'outlet', 'registry', ...modes.map(({ id }) => id)]
  expect(Object.keys(budgets).sort()).toEqual(ids.sort())
})
