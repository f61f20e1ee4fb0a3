import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraries, modes, repositoryRoot } from '@baithak/build/apps'
import { languages } from '@baithak/contract'
import { expect, it } from 'vitest'

const englishFiles = [
  ...libraries,
  ...modes.map(({ folder }) => `${folder}/src`),
  'shell/src',
  'shell/public/locales',
]
  .flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\/en(?:\/translation)?\.json$/.test(file))

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, `${path}.${key}`))
    : [path]

const keysIn = (file: string) =>
  existsSync(join(repositoryRoot, file))
    ? keysOf(JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'))).toSorted()
    : 'there is no such file'

it.each(englishFiles)('every language has the keys of %s', (english) => {
  for (const { id } of languages) {
    const file = english.replace(/en(\/translation)?\.json$/, `${id}$1.json`)
    expect(keysIn(file), file).toEqual(keysIn(english))
  }
})
