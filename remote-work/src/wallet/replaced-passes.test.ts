import { describe, expect, it } from 'vitest'
import type { PastPass } from '../model/pass/pass-rules'
import { replacedPasses } from './replaced-passes'

const now = new Date('2026-11-21T06:30:00.000Z')
const past = (purchaseDate: string, expiryDate: string): PastPass => ({
  type: 'Silver',
  duration: 'Monthly',
  status: 'Expired',
  purchaseDate,
  expiryDate,
})

describe('replacedPasses', () => {
  it('a pass was replaced when the next one was purchased while it was valid', () => {
    const silver = past('2026-11-01T10:00:00.000Z', '2026-12-01T10:00:00.000Z')
    const gold = {
      purchaseDate: '2026-11-10T10:00:00.000Z',
      expiryDate: '2026-12-10T10:00:00.000Z',
    }
    expect([...replacedPasses([silver], gold, now)]).toEqual([
      [silver, new Date(gold.purchaseDate)],
    ])
  })

  it('a pass that ran out was not replaced', () => {
    const first = past('2026-03-01T10:00:00.000Z', '2026-03-08T10:00:00.000Z')
    const second = past('2026-03-08T10:00:00.000Z', '2026-03-15T10:00:00.000Z')
    expect(replacedPasses([second, first], null, now).size).toBe(0)
  })

  it('a pass whose dates still run was replaced, even when the newer one is not stored', () => {
    const silver = past('2026-11-01T10:00:00.000Z', '2026-12-01T10:00:00.000Z')
    expect([...replacedPasses([silver], null, now)]).toEqual([[silver, null]])
  })
})
