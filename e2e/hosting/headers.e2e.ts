import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modes, repositoryRoot, shell } from '@baithak/shared/apps'
import { modeHeaders, shellHeaders } from '@baithak/shared/delivery/hosting/host-files'
import { readOrigins } from '@baithak/shared/delivery/hosting/origins'
import { readRegistry } from '@baithak/shared/delivery/release/registry'
import { expect, test } from '../fixtures'

type Headers = Record<string, string>

const site = join(repositoryRoot, shell.folder, 'dist')
/** The origin that `nginx.conf` shows in place of one's own. */
const exampleOrigin = 'https://modes.baithak.example'

const named = (pairs: Iterable<readonly [string, string]>): Headers =>
  Object.fromEntries([...pairs].map(([name, value]) => [name.toLowerCase(), value]))

/** Without what says how long a file may be kept: that differs from file to file. */
const withoutCaching = ({ 'cache-control': _, ...headers }: Headers) => headers

/** What a block of `_headers` says of every path. */
async function fromHeadersFile(folder: string): Promise<Headers> {
  const [block = ''] = (await readFile(join(folder, '_headers'), 'utf8')).split('\n\n')
  const lines = block.matchAll(/^ {2}([\w-]+): (.*)$/gm)
  return withoutCaching(named([...lines].map(([, name = '', value = '']) => [name, value])))
}

/** What one of the two servers in `nginx.conf` adds to every answer. */
async function fromNginx(server: 'shell' | 'modes'): Promise<Headers> {
  const text = await readFile(
    join(repositoryRoot, 'shared/src/delivery/hosting/nginx.conf'),
    'utf8',
  )
  const block = text
    .split(/^server \{$/m)
    .find((part) => part.includes(`root /srv/baithak/${server};`))
  const lines = block?.matchAll(/^ {2}add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm) ?? []
  return withoutCaching(
    named([...lines].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''])),
  )
}

/** Of a server's answer the headers that a table lists. */
async function fromServer(url: string, table: Headers): Promise<Headers> {
  const { headers } = await fetch(url)
  return named([...headers].filter(([name]) => name in table))
}

test("the shell's headers are the same from npm start, _headers and nginx.conf", async ({
  baseURL,
}) => {
  const table = named(Object.entries({ ...shellHeaders, 'Content-Security-Policy': '' }))
  const origins = (await readOrigins(site)).join(' ')
  const headers = await fromServer(baseURL ?? '', table)
  expect(Object.keys(headers).sort()).toEqual(Object.keys(table).sort())
  expect(headers).toMatchObject(named(Object.entries(shellHeaders)))
  expect(await fromHeadersFile(site)).toEqual(headers)
  const policy = headers['content-security-policy']?.replaceAll(origins, exampleOrigin)
  expect(await fromNginx('shell')).toEqual({ ...headers, 'content-security-policy': policy })
})

test("a mode's headers are the same from npm start, _headers and nginx.conf", async () => {
  const table = named(Object.entries(modeHeaders))
  const { gig } = (await readRegistry(join(site, 'remotes.json'))).modes
  if (!gig) throw new Error('The registry has no entry for gig.')
  expect(await fromServer(new URL(gig.manifest.entry, gig.url).href, table)).toEqual(table)
  expect(await fromNginx('modes')).toEqual(table)
  for (const { folder } of modes)
    expect(await fromHeadersFile(join(repositoryRoot, folder, 'releases'))).toEqual(table)
})
