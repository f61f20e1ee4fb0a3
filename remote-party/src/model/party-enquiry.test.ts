import { fakeStorage } from '@baithak/testing'
import { expect, test } from 'vitest'
import { myPartiesRecord } from './party-enquiry'

const read = (stored: Record<string, unknown>) => {
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])
  const device = fakeStorage(Object.fromEntries(texts))
  return { ...device, ...device.openTab() }
}

test('a party with only the required fields gets defaults', () => {
  const { storage } = read({ my_parties: [{ id: 'P-1', venueName: 'A', status: 'Cancelled' }] })
  expect(storage.record(myPartiesRecord).getState()).toMatchObject([
    { guests: 10, addOns: [], totalPrice: 0 },
  ])
})

test('a party with an unknown status is quarantined', () => {
  const { storage, quarantinedTexts } = read({
    my_parties: [{ id: 'P-1', venueName: 'A', status: '?' }],
  })
  expect(storage.record(myPartiesRecord).getState()).toEqual([])
  expect(quarantinedTexts('my_parties')).toHaveLength(1)
})
