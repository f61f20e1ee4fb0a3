import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashOf } from '@baithak/build/file-hashes'
import { afterEach, expect, it, vi } from 'vitest'
import { stubManifest } from '../testing/stub-apps'
import { verifyRelease } from './verify-release'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }
const lazy = { 'assets/lazy.js': 'lazy()', 'assets/a.css': 'a{}', 'assets/b.svg': '<svg/>' }
const entry = { 'remoteEntry.js': 'entry()' }
const list = JSON.stringify(
  Object.fromEntries(
    Object.entries({ ...entry, ...lazy }).map(([name, text]) => [name, hashOf(text)]),
  ),
)
const manifest = {
  ...stubManifest('party', 'entry()'),
  files: 'files.json',
  integrity: { 'remoteEntry.js': hashOf('entry()'), 'files.json': hashOf(list) },
}

interface Damage {
  files?: Record<string, string | undefined>
  type?: (extension: string) => string | undefined
  allowOrigin?: (origin: string | undefined) => string | undefined
}

/** Serves a release of Party, damaged in some way. */
async function serveRelease({
  files,
  type = (extension) => types[extension],
  allowOrigin = () => '*',
}: Damage = {}) {
  const content: Record<string, string | undefined> = {
    ...entry,
    ...lazy,
    'files.json': list,
    'mode.json': JSON.stringify(manifest),
    ...files,
  }
  const server = createServer(({ url = '', headers }, response) => {
    const text = content[url.slice('/party/'.length)]
    const allowed = allowOrigin(headers.origin)
    const contentType = type(url.split('.').at(-1) ?? '')
    if (allowed) response.setHeader('access-control-allow-origin', allowed)
    if (contentType) response.setHeader('content-type', contentType)
    response.writeHead(text === undefined ? 404 : 200).end(text)
  }).listen(0)
  await once(server, 'listening')
  cleanUps.push(() => server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/party/`
}

const verify = async (damage?: Damage) => verifyRelease(await serveRelease(damage), 'party')

it('every file of the list is requested once, verified and counted', async () => {
  const allowOrigin = vi.fn(() => '*')
  expect(await verify({ allowOrigin })).toMatchObject({
    fileCount: 5,
    release: { manifest: { id: 'party' } },
  })
  // With mode.json, and release.json, which it does not have.
  expect(allowOrigin).toHaveBeenCalledTimes(7)
})

it.each([
  ['is missing', undefined, 'assets/lazy.js answered 404'],
  ['was changed', 'evil()', 'assets/lazy.js has another hash than files.json says'],
])('a file that only files.json lists and that %s is refused', async (_, text, message) => {
  await expect(verify({ files: { 'assets/lazy.js': text } })).rejects.toThrow(message)
})

it.each([
  [
    'a script that is sent as text',
    (extension: string) => (extension === 'js' ? 'text/plain' : types[extension]),
  ],
  [
    'a style sheet without a type',
    (extension: string) => (extension === 'css' ? undefined : types[extension]),
  ],
])('%s is refused: browsers do not run it', async (_, type) => {
  await expect(verify({ type })).rejects.toThrow('content-type')
})

it.each([
  ['without CORS headers', () => undefined],
  ['for one origin', () => 'https://other.example'],
])('a release %s is refused', async (_, allowOrigin) => {
  await expect(verify({ allowOrigin })).rejects.toThrow('access-control-allow-origin')
})

it('a request is one from another origin, because some hosts send CORS headers only then', async () => {
  await expect(verify({ allowOrigin: (origin) => origin && '*' })).resolves.toBeDefined()
})

it.each(['/modes/party/1.0.0-0123456789/', '//modes.example/party/', 'party'])(
  'the address %s is refused: it has no host',
  async (address) => {
    await expect(verifyRelease(address, 'party')).rejects.toThrow('is not the URL of a release')
  },
)
