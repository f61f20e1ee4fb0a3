import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { modeIds } from '@baithak/contract/modes'
import { expect, it } from 'vitest'

const shell = join(repositoryRoot, 'shell')

/** The sources of the shell and its translations, without tests. */
const sources = ['src', 'public/locales']
  .flatMap((folder) =>
    readdirSync(join(shell, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.(?:tsx?|css|json)$/.test(file) && !/\.test\.|^src\/testing\//.test(file))

const comments = /\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs
/** Matches an id as a separate word. `bg-work` and `--color-work-deep` are colours of the theme. */
const modeId = new RegExp(`(?<![-\\w])(?:${modeIds.join('|')})(?![-\\w])`, 'g')

const namedModes = (code: string) => code.replaceAll(comments, '').match(modeId) ?? []

it('the sources of the shell contain no id of a mode', () => {
  expect(sources.length).toBeGreaterThan(50)
  const found = sources.flatMap((file) => {
    const ids = namedModes(readFileSync(join(shell, file), 'utf8'))
    return ids.length > 0 ? [`${file}: ${ids.join(', ')}`] : []
  })
  expect(found).toEqual([])
})

it('an id is found in a string, a path, a key and a selector', () => {
  expect(
    namedModes(`[registry.work, '/party/manage', { gig: 1 }, '[data-board="admin"]']`),
  ).toEqual(['work', 'party', 'gig', 'admin'])
  expect(namedModes('/* of work */ "bg-work" // a party\n var(--color-gig-deep)')).toEqual([])
})
