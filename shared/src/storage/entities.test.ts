import { describe, expect, test } from 'vitest'
import { fakeStorage } from '../testing/fake-storage'
import { amenitiesOf } from './cafe'
import { sameId } from './id'
import { memberNameOf } from './member'

const read = (stored: Record<string, unknown>) => {
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])
  const device = fakeStorage(Object.fromEntries(texts))
  return { ...device, ...device.openTab() }
}

describe('a stored café', () => {
  test('reads when it has nothing but a name, and with nulls and empty picture slots', () => {
    const cafes = [
      { name: 'Khidki' },
      { name: 'Tulsi', area: null, rating: null, images: ['a.webp', null, '', null, null] },
    ]
    const { storage, quarantinedTexts } = read({ cafes })
    expect(storage.cafes.getState()).toEqual(cafes)
    expect(quarantinedTexts('cafes')).toEqual([])
  })

  test('without a name, or with words for a rating, is put aside', () => {
    const { storage, quarantinedTexts } = read({
      cafes: [{ id: 1 }, { name: 'A', rating: 'good' }],
    })
    expect(storage.cafes.getState()).toEqual([])
    expect(quarantinedTexts('cafes')).toHaveLength(1)
  })

  test('lists its amenities however they were written down', () => {
    expect(amenitiesOf({ amenities: ['ac', 'pool', 'wifi'] })).toEqual(['wifi', 'ac'])
    expect(amenitiesOf({ amenities: { quiet: true, ac: false } })).toEqual(['quiet'])
    expect(amenitiesOf({ amenities: null })).toEqual([])
    expect(amenitiesOf({})).toEqual([])
  })
})

test('a party of which only the essentials were kept opens with sensible blanks', () => {
  const { storage } = read({ my_parties: [{ id: 'P-1', venueName: 'A', status: 'Cancelled' }] })
  expect(storage.myParties.getState()).toMatchObject([{ guests: 10, addOns: [], totalPrice: 0 }])
})

test('a party in a state that nobody knows is put aside rather than guessed', () => {
  const { storage, quarantinedTexts } = read({
    my_parties: [{ id: 'P-1', venueName: 'A', status: '?' }],
  })
  expect(storage.myParties.getState()).toEqual([])
  expect(quarantinedTexts('my_parties')).toHaveLength(1)
})

test('a past pass reads with its plan details or without', () => {
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

test.each(['soon', 'table 7', '2026-13-01'])('a pass that ends %j is put aside', (expiryDate) => {
  const userPass = { passId: 'gold_weekly', purchaseDate: '2026-01-01', expiryDate }
  const { storage, quarantinedTexts } = read({ userPass })
  expect(storage.userPass.getState()).toBeNull()
  expect(quarantinedTexts('userPass')).toHaveLength(1)
})

test('gigs that were applied to read with missing lists and thin gigs', () => {
  const { storage } = read({ appliedGigs: { Applied: [{ id: 1, title: 'Ghazal' }] } })
  expect(storage.appliedGigs.getState()).toMatchObject({
    Applied: [{ id: 1, title: 'Ghazal', paid: false, cafe: '' }],
    Shortlisted: [],
    Confirmed: [],
    Completed: [],
  })
})

test('one bad gig does not hide the others', () => {
  const good = { id: 2, title: 'Qawwali' }
  const { storage, quarantinedTexts } = read({
    appliedGigs: { Applied: [{ id: 1 }, good], Completed: [good] },
  })
  const { Applied, Completed } = storage.appliedGigs.getState()
  expect([Applied.length, Completed.length]).toEqual([1, 1])
  expect(quarantinedTexts('appliedGigs')).toHaveLength(1)
})

test('an artist who has never applied is read from a name alone', () => {
  expect(read({ artistProfile: { name: 'Ira' } }).storage.artistProfile.getState()).toEqual({
    name: 'Ira',
    premium_pass: false,
    verified_performer: false,
    applied_gigs_count: 0,
    last_applied_week: '',
  })
})

test('7 and "7" are one id, and a missing id is nobody’s', () => {
  expect(sameId(7, '7')).toBe(true)
  expect(sameId('a', 'b')).toBe(false)
  expect(sameId(undefined, undefined)).toBe(false)
  expect(sameId(null, 'null')).toBe(false)
})

test('a member goes by the name in userData, then by userName, and a guest by none', () => {
  expect(memberNameOf({ name: ' Aanya Rao ' }, 'Aanya')).toBe('Aanya Rao')
  expect(memberNameOf({ name: '  ' }, ' Aanya ')).toBe('Aanya')
  expect(memberNameOf({ name: null }, '')).toBe('')
})
