import { expect, test } from 'vitest'
import { areCafesOpen, createStoredTexts, walkingMinutes } from './cafes'
import { instantAt } from './indian-time'

test.each([
  ['06:59', false],
  ['07:00', true],
  ['21:59', true],
  ['22:00', false],
  ['01:00', false],
])('at %s cafés are open: %s', (time, open) => {
  expect(areCafesOpen(instantAt('2026-11-21', time))).toBe(open)
})

test.each([
  [0.02, 1],
  [0.96, 12],
  [3, 38],
  [0, null],
  [3.1, null],
  [Number.NaN, null],
])('%d km are a walk of %s minutes', (km, minutes) => {
  expect(walkingMinutes(km)).toBe(minutes)
})

const none = { name: undefined, area: undefined, address: undefined }

test('a stored café of the same name replaces the texts, however it is written', () => {
  const texts = { name: 'dabara  HOUSE', area: 'Ulsoor', address: '4 Ring Road' }
  const textsOf = createStoredTexts([{ ...texts, name: ' dabara  HOUSE' }])
  expect(textsOf('dabara-house', 'Dabara House')).toEqual(texts)
  expect(textsOf('some-stop', 'Dabara House')).toEqual(texts)
  expect(textsOf('rose-cup-room', 'Rose Cup Room')).toEqual(none)
})

test('a partner’s change of a sample replaces only what it changes', () => {
  const textsOf = createStoredTexts([
    { id: 'dabara-house', name: 'Dabara House', area: 'Ulsoor' },
    { id: 'khidki-coffee', name: 'Khidki Kaapi' },
    { id: 'rose-cup-room', name: ' ' },
  ])
  expect(textsOf('dabara-house', 'Dabara House')).toEqual({ ...none, area: 'Ulsoor' })
  expect(textsOf('khidki-coffee', 'Khidki Coffee')).toEqual({ ...none, name: 'Khidki Kaapi' })
  expect(textsOf('rose-cup-room', 'Rose Cup Room')).toEqual(none)
})
