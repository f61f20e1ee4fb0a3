import { expect, test } from 'vitest'
import { storedCheckIn } from '../testing/stored'
import { restoreChanges } from './backup'

const here = { userName: 'Ira', userEmail: 'ira@b.in', theme: 'dark' }
const saved = { userName: 'Anya', userPass: '{}', my_parties: '[]', loyalty: '1' }

test('a backup replaces what is here and removes what it does not have, except the theme', () => {
  expect(restoreChanges(here, { texts: saved })).toEqual({ ...saved, userEmail: null })
  expect(restoreChanges(saved, { texts: saved })).toEqual({})
  const withTheme = { ...saved, theme: 'light' }
  expect(restoreChanges(here, { texts: withTheme })).toMatchObject({ theme: 'light' })
})

test('values that are not text, and the date of the last backup, are left out', () => {
  const texts = { userEmail: 7, lastCopy: '2026-11-20T10:00:00.000Z' }
  expect(restoreChanges({}, { texts })).toEqual({})
})

test('check-ins that were made since the backup stay', () => {
  const list = (...ids: string[]) => ({
    'draft:visits': JSON.stringify(ids.map((id) => storedCheckIn(id))),
  })
  expect(restoreChanges(list('v-2', 'v-1'), { texts: list('v-1', 'v-0') })).toEqual(
    list('v-2', 'v-1', 'v-0'),
  )
  expect(restoreChanges(list('v-2'), { texts: {} })).toEqual({})
})
