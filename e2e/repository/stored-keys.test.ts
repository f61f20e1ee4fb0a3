import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productFolders, repositoryRoot } from '@baithak/build/apps'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')

/** Keys without a record, cookies, caches and databases. The linter forbids other uses of local storage. */
const withoutRecord = [
  ...['quarantine:{}:{}', 'durable-writes', 'i18next', 'preview'],
  ...['workbox-precache-v2-{}', 'builds', 'workbox-expiration', 'baithak'],
]

/** The keys of the record definitions in the sources. A definition has a `key`, a `schema` and a `fallback`. */
const recordKeys = productFolders
  .flatMap((folder: string) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|testing\//.test(file))
      .map((file) => read(join(folder, file))),
  )
  .flatMap((source) => [
    ...source.matchAll(/\bkey: ([^\n]+?),?(?: schema|\n[\s\S]{0,400}?\bfallback\b)/g),
  ])
  .flatMap(([, value = '']) => [...value.matchAll(/'([^']+)'|`([^`]+)`/g)])
  .map(([, text, template = '']) => text ?? template.replace(/\$\{.*?\}/g, '{}'))

const documentedKeys = () => {
  const [, section = ''] =
    /^## 7\..*?$(.*?)^## 8\./ms.exec(read('shared/docs/specification.md')) ?? []
  return [...section.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key.replace(/\{\w+\}/g, '{}')),
  )
}

test('the specification lists every key, cookie, cache and database that the app stores', () => {
  expect([...recordKeys, ...withoutRecord].sort()).toEqual(documentedKeys().sort())
})
