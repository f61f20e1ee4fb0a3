import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { folderTarget } from './folder-target'
import { httpTarget } from './http-target'
import { ConflictError, type SiteTarget } from './site-target'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-target-'))
  cleanUps.push(() => rm(folder, { recursive: true }))
  return folder
}

/** A server with ETags that accepts conditional writes. */
async function startServer({ etag = (hash: string, _encodings?: string) => `"${hash}"` } = {}) {
  const files = new Map<string, string>()
  const authorizations = new Set<string | undefined>()
  const tagOf = (text: string, encodings?: string | string[]) =>
    etag(createHash('sha256').update(text).digest('hex'), String(encodings))
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const text = files.get(path)
    authorizations.add(request.headers.authorization)
    if (request.method === 'GET')
      return text === undefined
        ? response.writeHead(404).end()
        : response
            .writeHead(200, { etag: tagOf(text, request.headers['accept-encoding']) })
            .end(text)
    const { 'if-match': match, 'if-none-match': noMatch } = request.headers
    const isCurrent = text === undefined ? noMatch === '*' : match === tagOf(text)
    if (!isCurrent) return response.writeHead(412).end()
    const chunks = await request.toArray()
    files.set(path, Buffer.concat(chunks).toString())
    response.writeHead(204).end()
  }).listen(0)
  await once(server, 'listening')
  cleanUps.push(() => server.close())
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  return { url, authorizations }
}

const targets: [string, () => Promise<SiteTarget>][] = [
  ['a folder', async () => folderTarget(await temporaryFolder())],
  ['a server', async () => httpTarget((await startServer()).url)],
]

describe.each(targets)('%s', (_, open) => {
  it('has no file until it is written, and then its text', async () => {
    const target = await open()
    expect(await target.read('registry/party.json')).toBeUndefined()
    await target.write('registry/party.json', 'one', undefined)
    expect(await target.read('registry/party.json')).toMatchObject({ text: 'one' })
  })

  it('refuses to overwrite what somebody else has written since it was read', async () => {
    const target = await open()
    await target.write('remotes.json', 'one', undefined)
    const version = (await target.read('remotes.json'))?.version
    await target.write('remotes.json', 'two', version)
    await expect(target.write('remotes.json', 'three', version)).rejects.toThrow(ConflictError)
    await expect(target.write('remotes.json', 'three', undefined)).rejects.toThrow(ConflictError)
    expect((await target.read('remotes.json'))?.text).toBe('two')
  })
})

describe('a folder', () => {
  it('is locked while writes that belong together run, and not after they fail', async () => {
    const target = folderTarget(await temporaryFolder())
    const failed = target.exclusively(async () => {
      await expect(target.exclusively(async () => {})).rejects.toThrow(
        `Process ${process.pid} is writing`,
      )
      throw new Error('disk full')
    })
    await expect(failed).rejects.toThrow('disk full')
    expect(await target.exclusively(async () => 'written')).toBe('written')
  })

  it('holds no drafts and no lock afterwards', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'remotes.json'), 'one')
    const target = folderTarget(folder)
    await target.exclusively(() => target.write('remotes.json', 'two', 'one'))
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      'registry',
      'remotes.json',
    ])
  })
})

describe('a server', () => {
  it('receives the authorization', async () => {
    const { url, authorizations } = await startServer()
    const target = httpTarget(url, { authorization: 'Bearer 1' })
    await target.read('remotes.json')
    await target.write('remotes.json', 'one', undefined)
    expect([...authorizations]).toEqual(['Bearer 1'])
  })

  it('is requested without compression, because it weakens the ETags of compressed responses', async () => {
    const etag = (hash: string, encodings = '') =>
      encodings.includes('gzip') ? `W/"${hash}"` : `"${hash}"`
    const target = httpTarget((await startServer({ etag })).url)
    await target.write('remotes.json', 'one', undefined)
    expect(await target.read('remotes.json')).toMatchObject({ text: 'one' })
  })

  it.each([
    ['weak ETags', (hash: string) => `W/"${hash}"`],
    ['no ETags', () => ''],
  ])('with %s is refused: a write could not be compared', async (_, etag) => {
    const target = httpTarget((await startServer({ etag })).url)
    await target.write('remotes.json', 'one', undefined)
    await expect(target.read('remotes.json')).rejects.toThrow('has no strong ETag')
  })
})
