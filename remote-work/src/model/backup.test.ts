import { expect, test } from 'vitest'
import { storedCheckIn } from '../testing/stored'
import { planRestore } from './backup'

const here = { userName: 'Ira', userEmail: 'ira@b.in', theme: 'dark' }
const saved = { userName: 'Anya', userPass: '{}', my_parties: '[]', loyalty: '1' }

test('a backup replaces what is here and removes what it does not have', () => {
  expect(planRestore(here, { texts: saved })).toEqual({
    name: 'Anya',
    changes: { ...saved, userEmail: null },
  })
  expect(planRestore(saved, { texts: saved })).toMatchObject({ changes: {} })
})

test('the theme of a device stays when the backup has none', () => {
  const withTheme = { ...saved, theme: 'light' }
  expect(planRestore(here, { texts: withTheme }).changes).toMatchObject({ theme: 'light' })
  expect(planRestore(here, { texts: saved }).changes).not.toHaveProperty('theme')
})

test('values that are not text, and the date of the last backup, are left out', () => {
  const texts = { userEmail: 7, lastCopy: '2026-11-20T10:00:00.000Z' }
  expect(planRestore({}, { texts })).toEqual({ name: '', changes: {} })
})

test('check-ins that were made since the backup stay', () => {
  const list = (...ids: string[]) => ({
    'draft:visits': JSON.stringify(ids.map((id) => storedCheckIn(id))),
  })
  expect(planRestore(list('v-2', 'v-1'), { texts: list('v-1', 'v-0') }).changes).toEqual(
    list('v-2', 'v-1', 'v-0'),
  )
  expect(planRestore(list('v-2'), { texts: {} }).changes).toEqual({})
})
