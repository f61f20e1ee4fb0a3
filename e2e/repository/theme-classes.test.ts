import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productFolders, repositoryRoot } from '@baithak/build/apps'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const theme = read('shared/ui/theme/theme.css')
const radii = new Set(Array.from(theme.matchAll(/--radius-([a-z]+):/g), ([, name = '']) => name))
const builtIn = ['full', 'none']

const sources = productFolders.flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
)

// The theme removes Tailwind's own radii, and a class with an unknown one has no effect.
test('each radius in a class name is one of the theme', () => {
  const unknown = sources.flatMap((file) =>
    Array.from(read(file).matchAll(/\brounded(?:-[trbl]{1,2})?-([a-z]{3,})\b/g))
      .filter(([, radius = '']) => !radii.has(radius) && !builtIn.includes(radius))
      .map(([name]) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('no size of text is in px, which does not grow with the text size of the browser', () => {
  const inPx =
    /\b(?:text|leading)-\[(?![^\]]*:)[^\]]*\dpx|\b(?:font-size|line-height|font|fontSize|lineHeight): [^;,}\n]*\dpx/g
  const found = sources.flatMap((file) =>
    Array.from(read(file).matchAll(inPx), ([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('no text ends in an ellipsis: names and long words wrap', () => {
  const found = sources.flatMap((file) =>
    Array.from(
      read(file).matchAll(/\b(?:truncate|line-clamp-\d|text-ellipsis|text-overflow)\b/g),
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(found).toEqual([])
})
