import { expect, it } from 'vitest'
import { overBudget, standing } from './budgets'
import budgets from './budgets.json' with { type: 'json' }

const files = [
  { path: 'remoteEntry.js', bytes: 6000 },
  { path: 'assets/gig-root.js', bytes: 9000 },
]

it('a first wave within its bytes and files is let through', () => {
  expect(overBudget('gig', { bytes: 15_000, files: 2 }, files)).toEqual([])
  expect(standing('gig', { bytes: 20_000, files: 3 }, files)).toBe(
    'gig: 15.0 kB of 20.0 kB (75 %), 2 of 3 files',
  )
})

it('one byte or one file more is named with its limit, its largest file and the way out', () => {
  const words = overBudget('gig', { bytes: 14_999, files: 1 }, files).join('\n')
  expect(words).toContain('15.0 kB over the wire, 15.0 kB allowed, and 2 files, 1 allowed')
  expect(words).toMatch(/9\.0 kB {2}assets\/gig-root\.js\n {2}6\.0 kB {2}remoteEntry\.js/)
  expect(words).toContain('raise "gig" in e2e/bench/budgets.json')
})

it('every app and the registry have a budget', () => {
  expect(Object.keys(budgets).sort()).toEqual([
    'admin',
    'gig',
    'outlet',
    'party',
    'registry',
    'shell',
    'work',
  ])
})
