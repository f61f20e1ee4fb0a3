import { expect, it } from 'vitest'
import { judge } from './run-gate'

const failures = ['a.e2e.ts › Gig opens', 'b.e2e.ts › Gig applies']
const counts = { passed: 5, failed: 2, skipped: 0, failures }

it('what fails only with the candidate closes its gate', () => {
  expect(judge(counts)).toEqual({ isOpen: false, summary: '5 passed, 2 failed' })
  expect(judge(counts, failures.slice(1))).toEqual({
    isOpen: false,
    summary: '5 passed, 2 failed (also without the candidate: b.e2e.ts › Gig applies)',
  })
})

it('what fails without the candidate too is named, and the gate is open', () => {
  expect(judge(counts, failures)).toMatchObject({
    isOpen: true,
    summary: expect.stringContaining('also without the candidate: a.e2e.ts › Gig opens, b.e2e.ts'),
  })
})

it('a run in which nothing passed proves nothing, nor one whose failures are unknown', () => {
  expect(judge({ ...counts, passed: 0 }, failures).isOpen).toBe(false)
  expect(judge({ passed: 5, failed: 1, skipped: 0 }).isOpen).toBe(false)
})
