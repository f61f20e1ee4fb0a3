import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, repositoryRoot } from '@baithak/build/apps'
import { expect, test } from 'vitest'

/** What is chosen and not typed has no length; a number has a maximum. */
const chosen = /type="(?:radio|checkbox|range|file|number)"|type=\{type\}/

const sources = packages.flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|node_modules/.test(file))
    .map((file) => join(folder, file)),
)
/** The elements that a pattern finds in all files, without those in which something is chosen. */
const elements = (pattern: RegExp) =>
  sources.flatMap((file) =>
    [...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(pattern)]
      .map(([tag]) => ({ file, tag }))
      .filter(({ tag }) => !chosen.test(tag)),
  )

test('every field that is typed into has a limit', () => {
  const typed = elements(/<(?:input|textarea)\b[\s\S]*?\/>/g)
  expect(typed.length).toBeGreaterThan(2)
  expect(typed.filter(({ tag }) => !tag.includes('maxLength='))).toEqual([])
})

test('every line of text says what its Enter key does', () => {
  // A date is chosen. The kit's field passes on the hint of its caller.
  const typed = elements(/<(?:input|TextField)\b[\s\S]*?\n\s*\/>/g).filter(
    ({ tag }) => !/type="date"|\{\.\.\.props\}/.test(tag),
  )
  expect(typed.length).toBeGreaterThan(10)
  expect(typed.filter(({ tag }) => !tag.includes('enterKeyHint='))).toEqual([])
})
