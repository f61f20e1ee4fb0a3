import { describe, expect, test } from 'vitest'
import { fakeStorage } from '../../testing/fake-storage'
import { amenitiesOf } from './cafe'
import { sameId } from './id'
import { memberNameOf } from './member'

const read = (stored: Record<string, unknown>) => {
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])
  const device = fakeStorage(Object.fromEntries(texts))
  return { ...device, ...device.openTab() }
}

describe('a stored café', () => {
  test('is valid with only a name, and with nulls and empty image slots', () => {
    const cafes = [
      { name: 'Khidki' },
      { name: 'Tulsi', area: null, rating: null, images: ['a.webp', null, '', null, null] },
    ]
    const { storage, quarantinedTexts } = read({ cafes })
    expect(storage.cafes.getState()).toEqual(cafes)
    expect(quarantinedTexts('cafes')).toEqual([])
  })

  test('without a name, or with text as its rating, is quarantined', () => {
    const { storage, quarantinedTexts } = read({
      cafes: [{ id: 1 }, { name: 'A', rating: 'good' }],
    })
    expect(storage.cafes.getState()).toEqual([])
    expect(quarantinedTexts('cafes')).toHaveLength(1)
  })

  test('has its amenities as a list or as flags', () => {
    expect(amenitiesOf({ amenities: ['ac', 'pool', 'wifi'] })).toEqual(['wifi', 'ac'])
    expect(amenitiesOf({ amenities: { quiet: true, ac: false } })).toEqual(['quiet'])
    expect(amenitiesOf({ amenities: null })).toEqual([])
    expect(amenitiesOf({})).toEqual([])
  })
})

test('a party with only the required fields gets defaults', () => {
  const { storage } = read({ my_parties: [{ id: 'P-1', venueName: 'A', status: 'Cancelled' }] })
  expect(storage.myParties.getState()).toMatchObject([{ guests: 10, addOns: [], totalPrice: 0 }])
})

test('a party with an unknown status is quarantined', () => {
  const { storage, quarantinedTexts } = read({
    my_parties: [{ id: 'P-1', venueName: 'A', status: '?' }],
  })
  expect(storage.myParties.getState()).toEqual([])
  expect(quarantinedTexts('my_parties')).toHaveLength(1)
})

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
  expect(read({ passHistory }).storage.passHistory.getState()).toEqual(passHistory)
})

test.each(['soon', 'table 7', '2026-13-01'])(
  'a pass that expires %j is quarantined',
  (expiryDate) => {
    const userPass = { passId: 'gold_weekly', purchaseDate: '2026-01-01', expiryDate }
    const { storage, quarantinedTexts } = read({ userPass })
    expect(storage.userPass.getState()).toBeNull()
    expect(quarantinedTexts('userPass')).toHaveLength(1)
  },
)

test('applied gigs are valid with missing lists and with missing fields', () => {
  const { storage } = read({ appliedGigs: { Applied: [{ id: 1, title: 'Ghazal' }] } })
  expect(storage.appliedGigs.getState()).toMatchObject({
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
  const { Applied, Completed } = storage.appliedGigs.getState()
  expect([Applied.length, Completed.length]).toEqual([1, 1])
  expect(quarantinedTexts('appliedGigs')).toHaveLength(1)
})

test('an artist who has never applied is valid with only a name', () => {
  expect(read({ artistProfile: { name: 'Ira' } }).storage.artistProfile.getState()).toEqual({
    name: 'Ira',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 0,
    last_applied_week: '',
  })
})

test('7 and "7" are the same id, and a missing id equals none', () => {
  expect(sameId(7, '7')).toBe(true)
  expect(sameId('a', 'b')).toBe(false)
  expect(sameId(undefined, undefined)).toBe(false)
  expect(sameId(null, 'null')).toBe(false)
})

test('the name of a member comes from userData, then from userName; a guest has none', () => {
  expect(memberNameOf({ name: ' Aanya Rao ' }, 'Aanya')).toBe('Aanya Rao')
  expect(memberNameOf({ name: '  ' }, ' Aanya ')).toBe('Aanya')
  expect(memberNameOf({ name: null }, '')).toBe('')
  expect(memberNameOf({ name: '\u200b' }, '\u3164')).toBe('')
})
