import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../registry/site'
import { listFiles, readFiles } from '../release/content-hash'
import { removeStubs, stubApps, writeFiles } from '../testing/stub-apps'
import { runOn } from '../testing/stub-site'
import { deployShell } from './deploy-shell'
import { releaseShell } from './release-shell'

afterAll(removeStubs)

let shell: string
let target: string
beforeEach(async () => {
  const root = await stubApps()
  shell = join(root, 'shell')
  target = join(root, 'target')
})

const read = (path: string) => readFile(join(target, path), 'utf8')

const page = (script: string) =>
  `<!doctype html><title>Baithak</title><script>start()</script><script type="module" src="/assets/${script}"></script>`

/** Releases a build of the shell whose page and script carry a number. */
async function releaseNumber(number: number) {
  const script = `app-${number}2345678.js`
  await rm(join(shell, 'dist'), { recursive: true, force: true })
  await writeFiles(shell, {
    'package.json': JSON.stringify({ version: `1.0.${number}` }),
    'dist/index.html': page(script),
    [`dist/assets/${script}`]: `console.log(${number})`,
    [`dist/assets/${script}.map`]: '{"version":3}',
    'dist/assets/same-12345678.js': 'console.log("same")',
    'dist/assets/shared/react-12345678.js': 'export {}',
    'dist/service-worker.js': `// ${number}`,
    'dist/locales/en/translation.json': `"${'x'.repeat(number === 1 ? 2000 : 9)}"`,
    // What `npm start` adds to a build.
    'dist/remotes.json': '{ "modes": { "party": {} } }',
    'dist/origins.json': '["http://localhost:4172"]',
    'dist/_headers': '/*',
    'dist/registry/party.json': '{}',
  })
  return releaseShell(shell)
}

const deploy = async (number: number) => deployShell(await releaseNumber(number), target)
const run = (command: string) => runOn(target, command)

it('a release of the shell has the files of the build, and none of a deployment', async () => {
  const { name, folder } = await releaseNumber(1)
  expect(name).toMatch(/^1\.0\.1-[0-9a-f]{10}$/)
  const files = await readdir(folder, { recursive: true })
  expect(files).toContain(join('locales', 'en', 'translation.json'))
  expect(files).toContain('release.json')
  expect(files).toContain(join('assets', 'shared', 'react-12345678.js'))
  expect(files.filter((file) => /remotes|origins|_headers|registry|map$/.test(file))).toEqual([])
  expect(await listFiles(join(folder, '../../source-maps', name))).toEqual([
    'assets/app-12345678.js.map',
  ])
  await writeFiles(shell, { 'dist/remotes.json': '{ "modes": {} }', 'dist/404.html': 'Not found' })
  expect(await releaseShell(shell)).toEqual({ name, folder })
})

describe('a shell that is deployed', () => {
  it('for the first time has an empty registry and allows no other origin', async () => {
    const { modes } = await deploy(1)
    expect(modes).toEqual([])
    const empty = { modes: {}, withdrawn: [], disabled: {} }
    expect(JSON.parse(await read('remotes.json'))).toEqual(empty)
    expect(JSON.parse(await read('origins.json'))).toEqual([])
    expect(await read('_headers')).toContain("script-src 'self' 'sha256-")
    expect(await read('_redirects')).toContain('/onboarding/* / 200\n')
    expect(await read('404.html')).toBe(await read('index.html'))
  })

  it('leaves the registry as it is, and the files of the release before', async () => {
    await deploy(1)
    const team = json({ withdrawn: ['/old/'], previous: [], releases: {}, history: [] })
    await writeFiles(target, { 'registry/party.json': team })
    const { written, modes } = await deploy(2)
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
    await deploy(1)
    const lines = await run('allow https://modes.example')
    expect(lines.at(-1)).toContain('nginx -s reload')
    expect(await run('allow https://modes.example')).toEqual([
      'Nothing was changed: the site is already as allow https://modes.example says.',
    ])
    const headers = await read('_headers')
    expect(headers).toContain("script-src 'self' https://modes.example 'sha256-")
    const { changesPolicy } = await deploy(2)
    expect(changesPolicy, 'the scripts in the page are the same').toBe(false)
    expect(await read('_headers')).toContain("script-src 'self' https://modes.example 'sha256-")
    expect(await read('_policy.conf')).toMatch(
      /^add_header Content-Security-Policy "default-src .*https:\/\/modes\.example.*" always;\n$/,
    )
  })

  it('says when its policy becomes too long for a host', async () => {
    await deploy(1)
    const long = (number: number) => `https://${'x'.repeat(70)}-${number}.example`
    for (const number of [1, 2, 3, 4])
      expect((await run(`allow ${long(number)}`)).join()).not.toContain('Cloudflare')
    expect((await run(`allow ${long(5)}`)).join()).toContain('Cloudflare Pages ignores a policy of')
  })

  it('goes back to an earlier release', async () => {
    const first = await releaseNumber(1)
    await deployShell(first, target)
    const before = await readFiles(target)
    await deploy(2)
    await deployShell(first, target)
    const after = await readFiles(target)
    for (const [path, content] of before) expect(after.get(path), path).toEqual(content)
  })
})
