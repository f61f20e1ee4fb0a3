import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productFolders, repositoryRoot } from '@baithak/build/apps'
import { expect, test } from 'vitest'

/** What is chosen and not typed has no length; a number has a maximum. */
const chosen = /type="(?:radio|checkbox|range|file|number)"|type=\{type\}/

const sources = productFolders.flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$/.test(file))
    .map((file) => join(folder, file)),
)
const tags = sources.flatMap((file) =>
  [
    ...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(
      /<(?:input|textarea)\b[\s\S]*?\/>/g,
    ),
  ].map(([tag]) => ({ file, tag })),
)

test('every field that is typed into has a limit', () => {
  expect(tags.length).toBeGreaterThan(10)
  const unlimited = tags.filter(({ tag }) => !chosen.test(tag) && !tag.includes('maxLength='))
  expect(unlimited).toEqual([])
})

test('Details: every line of text says what its Enter key does', () => {
  const lines = sources.flatMap((file) =>
    [
      ...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(
        /<(?:input|TextField)\b[\s\S]*?\n\s*\/>/g,
      ),
    ].map(([tag]) => ({ file, tag })),
  )
  // A date is chosen. The kit's field passes on the hint of its caller.
  const typed = lines.filter(
    ({ tag }) => !chosen.test(tag) && !/type="date"|\{\.\.\.props\}/.test(tag),
  )
  expect(typed.length).toBeGreaterThan(10)
  expect(typed.filter(({ tag }) => !tag.includes('enterKeyHint='))).toEqual([])
})
