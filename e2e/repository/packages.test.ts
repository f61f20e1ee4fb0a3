import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraries, modes, repositoryRoot } from '@baithak/build/apps'
import { expect, it } from 'vitest'

/** From bottom to top: a package uses only those before it. Its tests may use all of them. */
const order = [...libraries, ...['testing', 'build', 'tools'].map((name) => `shared/${name}`)]

interface Package {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const read = (folder: string): Package =>
  JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8'))

it('each package of shared has a place in the order, its name and a README', () => {
  const folders = readdirSync(join(repositoryRoot, 'shared'))
    .map((name) => `shared/${name}`)
    .filter((folder) => existsSync(join(repositoryRoot, folder, 'package.json')))
  expect(folders).toEqual(order.toSorted())
  for (const folder of folders) {
    expect(read(folder).name).toBe(folder.replace('shared', '@baithak'))
    expect(existsSync(join(repositoryRoot, folder, 'README.md')), folder).toBe(true)
  }
})

it.each(order)('%s depends only on packages below it', (folder) => {
  const own = Object.keys(read(folder).dependencies ?? {}).filter((name) =>
    name.startsWith('@baithak/'),
  )
  const lower = order.slice(0, order.indexOf(folder)).map((each) => read(each).name)
  expect(own.filter((name) => !lower.includes(name))).toEqual([])
})

it('each package asks for the version of another package that is here', () => {
  const versions = new Map(order.map(read).map(({ name, version }) => [name, version]))
  const others = ['shell', 'e2e', ...modes.map(({ folder }) => folder)]
  const wrong = [...order, ...others].flatMap((folder) =>
    Object.entries({ ...read(folder).dependencies, ...read(folder).devDependencies })
      .filter(([name, asked]) => (versions.get(name) ?? asked) !== asked)
      .map(([name, asked]) => `${folder}: ${name} ${asked}`),
  )
  expect(wrong).toEqual([])
})
