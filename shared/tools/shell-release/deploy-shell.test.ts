import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../registry/site'
import { listFiles } from '../release/content-hash'
import { removeStubs, stubApps, writeFiles } from '../testing/stub-apps'
import { runOn } from '../testing/stub-site'
import { deployShell } from './deploy-shell'
import { releaseShell } from './release-shell'

afterAll(removeStubs)

let target: string
beforeEach(async () => {
  target = await mkdtemp(join(tmpdir(), 'baithak-target-'))
})
afterEach(() => rm(target, { recursive: true }))

const read = (path: string) => readFile(join(target, path), 'utf8')

/** Returns the contents of the target by path. */
async function contents(): Promise<Record<string, string>> {
  const paths = await listFiles(target)
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await read(path)] as const)),
  )
}

const page = (script: string) =>
  `<!doctype html><title>Baithak</title><script>start()</script><script type="module" src="/assets/${script}"></script>`

/** Releases a build of the shell whose page and script carry a number. */
async function releaseNumber(shellFolder: string, number: number) {
  const script = `app-${number}2345678.js`
  await rm(join(shellFolder, 'dist'), { recursive: true, force: true })
  await writeFiles(shellFolder, {
    'package.json': JSON.stringify({ version: `1.0.${number}` }),
    'dist/index.html': page(script),
    [`dist/assets/${script}`]: `console.log(${number})`,
    [`dist/assets/${script}.map`]: '{"version":3}',
    'dist/assets/same-12345678.js': 'console.log("same")',
    'dist/assets/shared/react-12345678.js': 'export {}',
    'dist/service-worker.js': `// ${number}`,
    'dist/locales/en/translation.json': JSON.stringify({
      text: 'x'.repeat(number === 1 ? 2000 : 9),
    }),
    // What `npm start` adds to a build.
    'dist/remotes.json': '{ "modes": { "party": {} } }',
    'dist/origins.json': '["http://localhost:4172"]',
    'dist/_headers': '/*',
    'dist/registry/party.json': '{}',
  })
  return releaseShell(shellFolder)
}

const shellFolder = async () => join(await stubApps(), 'shell')

const run = (command: string) => runOn(target, command)

it('a release of the shell has the files of the build, and none of a deployment', async () => {
  const shell = await shellFolder()
  const { name, folder } = await releaseNumber(shell, 1)
  expect(name).toMatch(/^1\.0\.1-[0-9a-f]{10}$/)
  const files = await readdir(folder, { recursive: true })
  expect(files).toContain(join('locales', 'en', 'translation.json'))
  expect(files).toContain('release.json')
  expect(files).toContain(join('assets', 'shared', 'react-12345678.js'))
  expect(files.filter((file) => /remotes|origins|_headers|registry|map$/.test(file))).toEqual([])
  expect(await listFiles(join(folder, '../../source-maps', name))).toEqual([
    'assets/app-12345678.js.map',
  ])
  await writeFile(join(shell, 'dist/remotes.json'), '{ "modes": {} }')
  await writeFile(join(shell, 'dist/404.html'), 'Not found')
  expect(await releaseShell(shell)).toEqual({ name, folder })
})

describe('a shell that is deployed', () => {
  it('for the first time has an empty registry and allows no other origin', async () => {
    const { modes } = await deployShell(await releaseNumber(await shellFolder(), 1), target)
    expect(modes).toEqual([])
    expect(JSON.parse(await read('remotes.json'))).toEqual({
      modes: {},
      withdrawn: [],
      disabled: {},
    })
    expect(JSON.parse(await read('origins.json'))).toEqual([])
    expect(await read('_headers')).toContain("script-src 'self' 'sha256-")
    expect(await read('_redirects')).toContain('/onboarding/* / 200\n')
    expect(await read('404.html')).toBe(await read('index.html'))
  })

  it('leaves the registry as it is, and the files of the release before', async () => {
    const folder = await shellFolder()
    await deployShell(await releaseNumber(folder, 1), target)
    const team = json({ withdrawn: ['/old/'], previous: [], releases: {}, history: [] })
    await writeFiles(target, { 'registry/party.json': team })
    const { written, modes } = await deployShell(await releaseNumber(folder, 2), target)
    expect(modes).toEqual(['party'])
    expect(JSON.parse(await read('remotes.json'))).toMatchObject({
      modes: {},
      withdrawn: ['/old/'],
    })
    expect(await read('registry/party.json')).toBe(team)
    expect(await read('index.html')).toContain('app-22345678.js')
    expect(await read('assets/app-12345678.js')).toContain('1')
    expect(written).not.toContain('assets/same-12345678.js')
    expect(written.at(-1), 'what makes it live comes last').toBe('service-worker.js')
  })

  it('has the policy of its page and of the allowed origins, for every host', async () => {
    const folder = await shellFolder()
    await deployShell(await releaseNumber(folder, 1), target)
    const lines = await run('allow https://modes.example')
    expect(lines.at(-1)).toContain('nginx -s reload')
    expect(await run('allow https://modes.example')).toEqual([
      'Nothing was changed: the site is already as allow https://modes.example says.',
    ])
    const headers = await read('_headers')
    expect(headers).toContain("script-src 'self' https://modes.example 'sha256-")
    const { changesPolicy } = await deployShell(await releaseNumber(folder, 2), target)
    expect(changesPolicy, 'the scripts in the page are the same').toBe(false)
    expect(await read('_headers')).toContain("script-src 'self' https://modes.example 'sha256-")
    expect(await read('_policy.conf')).toMatch(
      /^add_header Content-Security-Policy "default-src .*https:\/\/modes\.example.*" always;\n$/,
    )
  })

  it('says when its policy becomes too long for a host', async () => {
    await deployShell(await releaseNumber(await shellFolder(), 1), target)
    const long = (number: number) => `https://${'x'.repeat(70)}-${number}.example`
    for (const number of [1, 2, 3, 4])
      expect((await run(`allow ${long(number)}`)).join()).not.toContain('Cloudflare')
    expect((await run(`allow ${long(5)}`)).join()).toContain('Cloudflare Pages ignores a policy of')
  })

  it('goes back to an earlier release', async () => {
    const folder = await shellFolder()
    const first = await releaseNumber(folder, 1)
    await deployShell(first, target)
    const before = await contents()
    await deployShell(await releaseNumber(folder, 2), target)
    await deployShell(first, target)
    expect(await contents()).toMatchObject(before)
  })
})
