import { expect, test } from 'vitest'
import { stampLabel } from './arc-text'

test.each([
  ['Dabara House', 'Dabara House'],
  ['Bookmark Reading Room', 'Bookmark'],
  ['Annapoorneshwari Coffee Works and Tiffin Rooms', 'Annapoorneshwari'],
  [' Tea  and  a  Little Something Besides', 'Tea and a'],
])('the stamp of %j shows %j', (name, label) => {
  expect(stampLabel(name)).toBe(label)
})
