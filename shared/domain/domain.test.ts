import { fakeStorage } from '@baithak/testing/fake-storage'
import { expect, test } from 'vitest'
import { amenitiesOf, cafesRecord } from './cafe'
import { sameId, uniqueIds } from './id'
import { addMissingId, memberNameOf } from './member'
import { userPassRecord } from './pass'

function open(key: string, value: unknown) {
  const device = fakeStorage({ [key]: JSON.stringify(value) })
  return { ...device, ...device.openTab() }
}

test('a stored café needs only a name, and is quarantined without one', () => {
  const images = ['a.webp', null, '', null, null]
  const cafes = [{ name: 'Khidki' }, { name: 'Tulsi', area: null, rating: null, images }]
  const { storage, quarantinedTexts } = open('cafes', [...cafes, { id: 1 }])
  expect(storage.record(cafesRecord).getState()).toEqual(cafes)
  expect(quarantinedTexts('cafes')).toHaveLength(1)
})

test.each([
  [['ac', 'pool', 'wifi'], 'wifi,ac'],
  [{ quiet: true, ac: false }, 'quiet'],
  [null, ''],
])('the amenities of a café are a list or flags: %j', (amenities, offered) => {
  expect(amenitiesOf({ amenities }).join()).toBe(offered)
})

test.each(['soon', 'table 7', '2026-13-01'])('a pass that expires %j is quarantined', (date) => {
  const pass = { passId: 'gold_weekly', purchaseDate: '2026-01-01', expiryDate: date }
  const { storage, quarantinedTexts } = open('userPass', pass)
  expect(storage.record(userPassRecord).getState()).toBeNull()
  expect(quarantinedTexts('userPass')).toHaveLength(1)
})

test.each([
  [7, '7', true],
  ['a', 'b', false],
  [undefined, undefined, false],
  [null, 'null', false],
])('%j and %j are the same id: %s', (one, other, same) => {
  expect(sameId(one, other)).toBe(same)
})

test('repeated ids get different keys, numbers and strings alike', () => {
  expect(uniqueIds([7, 'a', '7', 7])).toEqual(['7', 'a', '7~2', '7~3'])
})

test.each([
  [' Aanya Rao ', 'Aanya', 'Aanya Rao'],
  ['  ', ' Aanya ', 'Aanya'],
  [null, '', ''],
  ['\u200b', '\u3164', ''],
])('the name of a member with %j in userData and %j in userName is %j', (name, userName, read) => {
  expect(memberNameOf({ name }, userName)).toBe(read)
})

const longId = 'x'.repeat(900)
test.each([
  ['a member without an id gets one', { isUserOnboarded: 'true', userId: ' ' }, /^U-[A-Z0-9]{8}$/],
  ['a member’s id is kept, however long', { isUserOnboarded: 'true', userId: longId }, longId],
  ['a visitor who is not a member gets no id', { userName: 'Anya' }, undefined],
])('%s', (_, entries, id) => {
  const device = fakeStorage(entries)
  addMissingId(device.openTab().storage)
  const stored = device.texts.get('userId')
  if (id) expect(stored).toMatch(id)
  else expect(stored).toBeUndefined()
})
