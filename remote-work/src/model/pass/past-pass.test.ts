import { fakeStorage } from '@baithak/testing'
import { expect, test } from 'vitest'
import { passHistoryRecord } from './past-pass'

const read = (stored: Record<string, unknown>) => {
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])
  const device = fakeStorage(Object.fromEntries(texts))
  return { ...device, ...device.openTab() }
}

test('a past pass is valid with or without the details of its plan', () => {
  const passHistory = [
    {
      type: 'Gold',
      duration: 'Monthly',
      status: 'Expired',
      purchaseDate: '2026-01-01',
      expiryDate: '2026-02-01',
    },
  ]
  expect(read({ passHistory }).storage.record(passHistoryRecord).getState()).toEqual(passHistory)
})
