import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apps, repositoryRoot } from '../../apps/apps'

/** What is chosen and not typed has no length. */
const chosen = /type="(?:radio|checkbox|range|file)"|type=\{type\}/

const sources = ['shared', ...apps.map(({ folder }) => folder)].flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder, 'src'), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join(folder, 'src', file)),
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
