import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeOrigins } from '../testing/edit-registry'
import { readOrigins } from './origins'

let site: string
const file = () => join(site, 'origins.json')
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'baithak-origins-'))
})
afterEach(() => rm(site, { recursive: true }))

it('the file lists each origin once, in a fixed order', async () => {
  await writeOrigins(site, [
    'https://b.example/work/',
    'https://a.example/party/',
    'https://b.example',
  ])
  expect(await readOrigins(site)).toEqual(['https://a.example', 'https://b.example'])
})

it("a mode beside the shell needs no entry: it is 'self' already", async () => {
  await writeOrigins(site, ['/modes/work'])
  expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual([])
})

it('without the file no origin is allowed', async () => {
  expect(await readOrigins(site)).toEqual([])
})

it.each([
  '["https://a.example"',
  '{ "origins": [] }',
  '["http://cafe.example"]',
  '["https://a.example/folder/"]',
  '["https://a.example; script-src *"]',
  `["'unsafe-inline'"]`,
  '["*"]',
])('a file that says %s allows no origin, and the console says why', async (text) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await writeFile(file(), text)
  expect(await readOrigins(site)).toEqual([])
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/origins\.json must be a list .* no origin is allowed/),
  )
})

it.each(['http://localhost:4171', 'http://127.0.0.1:4171', 'https://modes.example'])(
  'allows %s',
  async (origin) => {
    await writeFile(file(), JSON.stringify([origin]))
    expect(await readOrigins(site)).toEqual([origin])
  },
)
