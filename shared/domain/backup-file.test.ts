import { expect, test } from 'vitest'
import { createBackup, readBackup } from './backup-file'

const now = new Date('2026-11-21T06:30:00.000Z')
const texts = { userName: 'Anya "राव"', userPass: '{"passId":"gold_monthly"}' }
const fileOf = (content: string) => new File([content], 'backup.json')
const backup = { app: 'baithak', version: 1, savedAt: now.toISOString(), texts }

test('a backup contains every entry as it is stored, and is named after its day', async () => {
  const file = createBackup(texts, now)
  expect(file.name).toBe('baithak-2026-11-21.json')
  expect(await readBackup(file)).toEqual(backup)
})

test.each([
  ['is not JSON', 'Dear diary', 'foreign'],
  ['is empty', '', 'foreign'],
  ['is JSON of another app', '{"app":"tasks","version":1,"items":[]}', 'foreign'],
  ['is a list', '[1]', 'foreign'],
  ['is null', 'null', 'foreign'],
  ['ends in the middle', JSON.stringify(backup, null, 2).slice(0, -40), 'incomplete'],
  ['has no texts', JSON.stringify({ ...backup, texts: undefined }), 'incomplete'],
  ['has texts of another kind', JSON.stringify({ ...backup, texts: ['x'] }), 'incomplete'],
  ['is of a later version', JSON.stringify({ ...backup, version: 2, texts: 7 }), 'later-version'],
])('a file that %s is refused', async (_, content, reason) => {
  expect(await readBackup(fileOf(content))).toBe(reason)
})

test('a file of 50 MB is refused unread', async () => {
  const file = Object.assign(fileOf('{}'), {
    text: () => Promise.reject(new Error('The file is read.')),
  })
  Object.defineProperty(file, 'size', { value: 50_000_000 })
  expect(await readBackup(file)).toBe('too-large')
})
