import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modes, repositoryRoot, shell } from '@baithak/build/apps'
import { modeHeaders, shellHeaders } from '@baithak/tools/hosting/host-files'
import { readRegistry } from '@baithak/tools/testing/edit-registry'
import { expect, test } from '../fixtures'

type Headers = Record<string, string>

const site = join(repositoryRoot, shell.folder, 'dist')

const toHeaders = (pairs: Iterable<readonly [string, string]>): Headers =>
  Object.fromEntries([...pairs].map(([name, value]) => [name.toLowerCase(), value]))

/** `Cache-Control` differs between files. */
const omitCacheControl = ({ 'cache-control': _, ...headers }: Headers) => headers

/** The headers of the first block of `_headers`, which applies to every path. */
async function readHeadersFile(folder: string): Promise<Headers> {
  const [block = ''] = (await readFile(join(folder, '_headers'), 'utf8')).split('\n\n')
  const lines = block.matchAll(/^ {2}([\w-]+): (.*)$/gm)
  return omitCacheControl(toHeaders([...lines].map(([, name = '', value = '']) => [name, value])))
}

/** The headers that a server in `nginx.conf` adds to every response. */
async function readNginxConf(server: 'shell' | 'modes'): Promise<Headers> {
  const text = await readFile(join(repositoryRoot, 'shared/tools/hosting/nginx.conf'), 'utf8')
  const block = text
    .split(/^server \{$/m)
    .find((section) => section.includes(`root /srv/baithak/${server};`))
  const [, included] = /^ {2}include \/srv\/baithak\/shell\/(\S+);$/m.exec(block ?? '') ?? []
  const policy = included ? `  ${await readFile(join(site, included), 'utf8')}` : ''
  const lines = `${block}\n${policy}`.matchAll(
    /^ {2}add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm,
  )
  return omitCacheControl(
    toHeaders([...lines].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''])),
  )
}

/** The headers of a response that are in `expected`. */
async function fetchHeaders(url: string, expected: Headers): Promise<Headers> {
  const { headers } = await fetch(url)
  return toHeaders([...headers].filter(([name]) => name in expected))
}

test("the shell's headers are the same from npm start, _headers and nginx.conf", async ({
  baseURL,
}) => {
  const expected = toHeaders(Object.entries({ ...shellHeaders, 'Content-Security-Policy': '' }))
  const headers = await fetchHeaders(baseURL ?? '', expected)
  expect(Object.keys(headers).sort()).toEqual(Object.keys(expected).sort())
  expect(headers).toMatchObject(toHeaders(Object.entries(shellHeaders)))
  expect(await readHeadersFile(site)).toEqual(headers)
  expect(await readNginxConf('shell')).toEqual(headers)
})

test("a mode's headers are the same from npm start, _headers and nginx.conf", async () => {
  const expected = toHeaders(Object.entries(modeHeaders))
  const { gig } = (await readRegistry(join(site, 'remotes.json'))).modes
  if (!gig) throw new Error('The registry has no entry for gig.')
  expect(await fetchHeaders(new URL(gig.manifest.entry, gig.url).href, expected)).toEqual(expected)
  expect(await readNginxConf('modes')).toEqual(expected)
  for (const { folder } of modes)
    expect(await readHeadersFile(join(repositoryRoot, folder, 'releases'))).toEqual(expected)
})
