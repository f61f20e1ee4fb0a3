// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import type { HostileRecords } from '@baithak/testing'
import { expect, test } from 'vitest'

/** Keys without a record, cookies, caches and databases. The linter forbids other uses of local storage. */
const withoutRecord = [
  ...['quarantine:{}:{}', 'durable-writes', 'i18next', 'preview'],
  ...['workbox-precache-v2-{}', 'builds', 'workbox-expiration', 'baithak'],
]

/** The records of each package. */
const packages = import.meta.glob<HostileRecords>(
  [
    '../../{shell,remote-*}/src/testing/stored-records.ts',
    '../../shared/testing/stored-records.ts',
  ],
  { eager: true, import: 'storedRecords' },
)

const keysOf = (records: HostileRecords) => {
  const definitions = records('{}').map((record) => (Array.isArray(record) ? record[0] : record))
  return definitions.map(({ key }) => key.replace('favourites:cafes', 'favourites:{}'))
}

/** The keys in the tables of section 7, with `{}` in the place of an id. */
function documentedKeys() {
  const text = readFileSync(join(repositoryRoot, 'shared/docs/specification.md'), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith('7.')) ?? ''
  const cells = section.split('\n').filter((line) => line.startsWith('| `'))
  return cells.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, key = '']) =>
      key.replace(/\{\w+\}/g, '{}'),
    ),
  )
}

test('the specification lists every key, cookie, cache and database that the app stores', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(5)
  const keys = [...Object.values(packages).flatMap(keysOf), ...withoutRecord]
  expect(keys.sort(), 'the records, and the rows of section 7').toEqual(documentedKeys().sort())
})
