import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apps, repositoryRoot } from '@baithak/build/apps'
import { expect, it } from 'vitest'

it('starts every development server: one that a script starts itself would fail on a taken port', () => {
  const scripts = ['.', ...apps.map(({ folder }) => folder)].flatMap((folder) => {
    const file = join(repositoryRoot, folder, 'package.json')
    return Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')).scripts)
  })
  expect(scripts.filter(([name]) => name === 'dev')).toHaveLength(apps.length + 1)
  expect(scripts.filter(([, command]) => /\bvite\b(?! build)/.test(command))).toEqual([])
})
