import { fakeStorage } from '@baithak/testing/fake-storage'
import { describe, expect, test } from 'vitest'
import { amenitiesOf, cafesRecord } from './cafe'
import { sameId, uniqueIds } from './id'
import { memberNameOf } from './member'
import { userPassRecord } from './pass'

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
    expect(storage.record(cafesRecord).getState()).toEqual(cafes)
    expect(quarantinedTexts('cafes')).toEqual([])
  })

  test('without a name, or with text as its rating, is quarantined', () => {
    const { storage, quarantinedTexts } = read({
      cafes: [{ id: 1 }, { name: 'A', rating: 'good' }],
    })
    expect(storage.record(cafesRecord).getState()).toEqual([])
    expect(quarantinedTexts('cafes')).toHaveLength(1)
  })

  test.each([
    [
      ['ac', 'pool', 'wifi'],
      ['wifi', 'ac'],
    ],
    [{ quiet: true, ac: false }, ['quiet']],
    [null, []],
  ])('has its amenities as a list or as flags: %j', (amenities, offered) => {
    expect(amenitiesOf({ amenities })).toEqual(offered)
  })
})

test.each(['soon', 'table 7', '2026-13-01'])(
  'a pass that expires %j is quarantined',
  (expiryDate) => {
    const userPass = { passId: 'gold_weekly', purchaseDate: '2026-01-01', expiryDate }
    const { storage, quarantinedTexts } = read({ userPass })
    expect(storage.record(userPassRecord).getState()).toBeNull()
    expect(quarantinedTexts('userPass')).toHaveLength(1)
  },
)

test.each([
  [7, '7', true],
  ['a', 'b', false],
  [undefined, undefined, false],
  [null, 'null', false],
])('%j and %j are the same id: %s', (one, other, same) => {
  expect(sameId(one, other)).toBe(same)
})

test('the name of a member comes from userData, then from userName; a guest has none', () => {
  expect(memberNameOf({ name: ' Aanya Rao ' }, 'Aanya')).toBe('Aanya Rao')
  expect(memberNameOf({ name: '  ' }, ' Aanya ')).toBe('Aanya')
  expect(memberNameOf({ name: null }, '')).toBe('')
  expect(memberNameOf({ name: '\u200b' }, '\u3164')).toBe('')
})

test('repeated ids get different keys, numbers and strings alike', () => {
  expect(uniqueIds([7, 'a', '7', 7])).toEqual(['7', 'a', '7~2', '7~3'])
})
