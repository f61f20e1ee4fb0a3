import { fakeStorage } from '@baithak/testing'
import { expect, test } from 'vitest'
import { artistRecord } from './artist'
import { appliedGigsRecord } from './gig'

const read = (stored: Record<string, unknown>) => {
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])
  const device = fakeStorage(Object.fromEntries(texts))
  return { ...device, ...device.openTab() }
}

test('applied gigs are valid with missing lists and with missing fields', () => {
  const { storage } = read({ appliedGigs: { Applied: [{ id: 1, title: 'Ghazal' }] } })
  expect(storage.record(appliedGigsRecord).getState()).toMatchObject({
    Applied: [{ id: 1, title: 'Ghazal', paid: false, cafe: '' }],
    Shortlisted: [],
    Confirmed: [],
    Completed: [],
  })
})

test('an invalid gig does not hide the others', () => {
  const good = { id: 2, title: 'Qawwali' }
  const { storage, quarantinedTexts } = read({
    appliedGigs: { Applied: [{ id: 1 }, good], Completed: [good] },
  })
  const { Applied, Completed } = storage.record(appliedGigsRecord).getState()
  expect([Applied.length, Completed.length]).toEqual([1, 1])
  expect(quarantinedTexts('appliedGigs')).toHaveLength(1)
})

test('an artist who has never applied is valid with only a name', () => {
  expect(
    read({ artistProfile: { name: 'Ira' } })
      .storage.record(artistRecord)
      .getState(),
  ).toEqual({
    name: 'Ira',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 0,
    last_applied_week: '',
  })
})
