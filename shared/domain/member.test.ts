import { fakeStorage } from '@baithak/testing/fake-storage'
import { expect, test } from 'vitest'
import { addMissingId } from './member'

/** The stored id after the app has started with these entries. */
function idAfterStart(entries: Record<string, string>) {
  const device = fakeStorage(entries)
  addMissingId(device.openTab().storage)
  return device.texts.get('userId')
}

test('a member without an id gets one', () => {
  expect(idAfterStart({ isUserOnboarded: 'true', userId: ' ' })).toMatch(/^U-[A-Z0-9]{8}$/)
})

test('a member’s id is kept, however long', () => {
  const id = 'x'.repeat(900)
  expect(idAfterStart({ isUserOnboarded: 'true', userId: id })).toBe(id)
})

test('somebody who is not a member gets none', () => {
  expect(idAfterStart({ userName: 'Anya' })).toBeUndefined()
})
