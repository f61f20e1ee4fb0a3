import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { hashOf } from '../bundle/file-hashes'
import { container } from './container'
import { sharedModules } from './shared-modules'

type Container = {
  init(scope: object): Promise<unknown>
  get(name: string): Promise<() => { default: Exposed; later(): Promise<{ word: string }> }>
}
type Exposed = {
  greet(): string
  isSameForCommonJs: boolean
  icon: string
  allOfReact: object
  schema: unknown
}

const icon = createRequire(import.meta.url).resolve('lucide-react/icons/star')

const schema = join(import.meta.dirname, '../../storage/schema')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baithak-container-'))
  await mkdir(join(folder, 'src'))
  await writeFile(
    join(folder, 'src/mode.ts'),
    `import React, { version } from 'react'
     import * as allOfReact from 'react'
     import { Link } from '@baithak/platform'
     import Star from ${JSON.stringify(icon)}
     import { v } from ${JSON.stringify(schema)}
     import old from './old.cjs'
     const versionAtStart = version
     export const later = () => import('./later.ts')
     export default { greet: () => [versionAtStart, Link].join(), isSameForCommonJs: old === React.version, icon: Star, allOfReact, schema: v }`,
  )
  await writeFile(join(folder, 'src/later.ts'), `export const word = 'later'`)
  await writeFile(join(folder, 'src/old.cjs'), `module.exports = require('react').version`)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [container({ exposes: { './mode': './src/mode.ts' } })],
    build: { target: 'es2022' },
  })
}, 30_000)
afterAll(() => rm(folder, { recursive: true }))

type Link = { href: string; integrity: string; onload(): void; onerror(): void; remove(): void }
let links: Link[]
let removed: Link[]
/** Whether the bytes of a file have the hash of its link. */
let isIntact: (href: string) => boolean

/** The part of `document` that the container uses: a link loads if its hash matches. */
beforeEach(() => {
  links = []
  removed = []
  isIntact = () => true
  vi.stubGlobal('document', {
    createElement: () => ({
      remove(this: Link) {
        removed.push(this)
      },
    }),
    querySelector: () => null,
    body: {
      append(link: Link) {
        links.push(link)
        setTimeout(() => (isIntact(link.href) ? link.onload() : link.onerror()))
      },
    },
  })
})

let pages = 0
/** The container as a page of its own has it. */
async function freshContainer(): Promise<Container> {
  const page = join(folder, `page-${pages++}`)
  await cp(join(folder, 'dist'), page, { recursive: true })
  return import(pathToFileURL(join(page, 'remoteEntry.js')).href)
}

const reactVersionOf = async (mode: Container) =>
  (await mode.get('./mode'))().default.greet().split(',')[0]

const hostIcon = ({ name }: { name: string }) => `${name} of the host`

const offered: Record<string, object> = {
  react: { version: 'theirs' },
  '@baithak/platform': { Link: 'link', createLucideIcon: hostIcon, v: 'theirs' },
}

const scope = (changes: object = {}) => {
  const shares = Object.entries(sharedModules).map(([name, version]) => [
    name,
    { [version]: { get: async () => () => offered[name] ?? {} } },
  ])
  return { ...Object.fromEntries(shares), ...changes }
}

const [major = '', minor = ''] = sharedModules.react.split('.')
const offeredAs = (version: string, names = Object.keys(sharedModules)) => {
  const shares = names.map((name) => [
    name,
    { [version]: { get: async () => () => offered[name] ?? {} } },
  ])
  return Object.fromEntries(shares)
}
const reactModules = Object.keys(sharedModules).filter((name) => name.startsWith('react'))

it("takes the host's modules when they are newer, of the same major version", async () => {
  const mode = await freshContainer()
  await mode.init(scope(offeredAs(`${major}.${Number(minor) + 1}.0`, reactModules)))
  expect(await reactVersionOf(mode)).toBe('theirs')
  expect(links.map(({ href }) => href)).not.toContainEqual(expect.stringContaining('own-shares'))
})

it.each([
  ['an older version', () => scope(offeredAs(`${major}.0.0`, reactModules))],
  ['another major version', () => scope(offeredAs(`${Number(major) + 1}.0.0`, reactModules))],
  ['no platform', () => scope({ '@baithak/platform': undefined })],
  [
    'parts of React in two versions',
    () => scope(offeredAs(`${major}.${Number(minor) + 1}.0`, ['react'])),
  ],
  [
    'a module that does not load',
    () => scope({ 'react-dom': { [sharedModules.react]: { get: () => Promise.reject() } } }),
  ],
  ['nothing', () => ({})],
])('runs with modules of its own when the host shares %s', async (_, shareScope) => {
  const mode = await freshContainer()
  await mode.init(shareScope())
  expect(await reactVersionOf(mode)).toBe(sharedModules.react)
  expect((await mode.get('./mode'))().default.icon).not.toBe('star of the host')
  const [own] = links.filter(({ href }) => href.includes('own-shares'))
  expect(own?.integrity).toBe(hashOf(await readFile(fileURLToPath(own?.href ?? ''))))
})

it('rejects while its own modules do not load, and tries them again', async () => {
  const mode = await freshContainer()
  isIntact = () => false
  await expect(mode.init({})).rejects.toThrow(/Unable to preload .*own-shares/)
  isIntact = () => true
  await mode.init({})
  expect(await reactVersionOf(mode)).toBe(sharedModules.react)
})

it("gives a mode the host's modules, and to CommonJS packages the same ones", async () => {
  const mode = await freshContainer()
  await mode.init(scope())
  const { default: exposed } = (await mode.get('./mode'))()
  expect(exposed.isSameForCommonJs).toBe(true)
})

it("gives code that imports a module as a namespace the host's own module", async () => {
  const mode = await freshContainer()
  const theirs = { version: 'theirs', useTheirs: () => {} }
  await mode.init(scope({ react: { [sharedModules.react]: { get: async () => () => theirs } } }))
  expect((await mode.get('./mode'))().default.allOfReact).toBe(theirs)
})

it("contains the shapes of its icons, and renders them with the host's code", async () => {
  const mode = await freshContainer()
  await mode.init(scope())
  expect((await mode.get('./mode'))().default.icon).toBe('star of the host')
})

it("takes the schema library from the host's platform", async () => {
  const mode = await freshContainer()
  await mode.init(scope())
  expect((await mode.get('./mode'))().default.schema).toBe('theirs')
})

it('exposes the configured modules and nothing else', async () => {
  const mode = await freshContainer()
  await mode.init(scope())
  await expect(mode.get('./other')).rejects.toThrow('./other is not exposed')
})

it('imports no file before its bytes match the hash in the entry', async () => {
  const mode = await freshContainer()
  await mode.init(scope())
  const { later } = (await mode.get('./mode'))()
  links = []
  expect((await later()).word).toBe('later')
  expect(links.map(({ href }) => href)).toEqual([expect.stringMatching(/later-.{8}\.js$/)])
  for (const { href, integrity } of links)
    expect(integrity).toBe(hashOf(await readFile(fileURLToPath(href))))
})

it('does not import a changed file, and requests it again at the next try', async () => {
  const mode = await freshContainer()
  await mode.init(scope())
  const { later } = (await mode.get('./mode'))()
  links = []
  isIntact = () => false
  await expect(later()).rejects.toThrow(/Unable to preload .*later/)
  expect(removed).toEqual(links)
  isIntact = () => true
  expect((await later()).word).toBe('later')
  expect(links).toHaveLength(2)
})

it('contains no copy of shared modules outside the file that is its own', async () => {
  const files = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true })
  const scripts = files.filter(({ name }) => name.endsWith('.js') && !name.startsWith('own-'))
  const code = await Promise.all(
    scripts.map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  )
  expect(code.join('').length).toBeLessThan(6000)
})
