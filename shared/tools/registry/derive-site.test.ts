import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPageSource } from '../pages/page-source'
import type { RegistryEntry } from '../release/registry'
import { stubApps, writeFiles } from '../testing/stub-apps'
import { stubPartyRelease, stubShellPage } from '../testing/stub-pictures'
import { deriveSite, json, teamPath } from './derive-site'
import { changeSite, readSite } from './site-state'
import { emptyTeam, setCurrent, type TeamFile } from './team-file'

const files = stubPartyRelease()
const entryAt = (url: string, changes = {}): RegistryEntry => ({
  url,
  manifest: { ...JSON.parse(files['mode.json'] ?? ''), ...changes },
})
const readFileOf = async (name: string) => files[name] ?? ''
const url = 'https://modes.example/party/1.0.0-0123456789/'

let site: string
const page = (path: string) => readFile(join(site, path), 'utf8')
const write = (team: TeamFile) => writeFiles(site, { [teamPath('party')]: json(team) })

const sync = () =>
  changeSite(site, { command: 'sync', since: new Date().toISOString() }, async () =>
    deriveSite(await readSite(site), (entry) => readPageSource(entry, readFileOf)),
  )

const live = (entry: RegistryEntry, changes = {}) => ({
  ...setCurrent(emptyTeam, entry),
  ...changes,
})

async function release(entry: RegistryEntry) {
  await write(live(entry))
  return sync()
}

beforeEach(async () => {
  site = join(await stubApps(), 'shell/dist')
  await writeFiles(site, stubShellPage)
})

describe('the page of a released screen', () => {
  it('shows it in the frame, with the navigation of its mode', async () => {
    await release(entryAt(url))
    const html = await page('party.html')
    expect(html).toContain('<template id="screen-en"><div data-mode="party" class="member">')
    expect(html).toContain('<h1 class="big">Pick a room</h1>')
    expect(html).toContain('<h1 class="big">जगह चुनें</h1>')
    expect(html).toContain(
      '<a aria-current="page" href="/party"><svg><circle r="3"></circle></svg><span>Home</span></a><a href="/party/create">',
    )
    expect(html).toContain('<div class="loading-mark">loading</div>')
    expect(html).not.toMatch(/placeholder|Chooser|<slot/)
  })

  it('has the styles of the frame and of the screen, those of the screen for the picture alone', async () => {
    await release(entryAt(url))
    const html = await page('party.html')
    expect(html).toContain('.member{color:blue}')
    expect(html).toContain(
      `@scope (.screen-picture [data-mode=party]){.big{background:url(${url}assets/b.svg)}`,
    )
    expect(html).toContain('--items:3;--index:1')
    expect(html).toContain('[data-style="x"]{left:1px}')
    expect(html).not.toMatch(/unused|\.small/)
  })

  it('loads its images and files from the release', async () => {
    await release(entryAt(url))
    const html = await page('party/create.html')
    const [, data = ''] = /id="critical-preload">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({
      code: { scripts: ['/assets/a.js'] },
      screen: { url, manifest: { preload: { styles: ['assets/a.css'] } } },
    })
    expect(await page('party.html')).toContain(`<img src="${url}assets/a.svg">`)
  })

  it('is light in a dark shell if its mode has no dark theme', async () => {
    await release(entryAt(url, { darkTheme: false }))
    expect(await page('party.html')).toContain(
      '<div data-mode="party" class="member"><main data-mode="party" data-theme="light">',
    )
  })

  it('has no navigation on a screen that is immersive', async () => {
    await release(entryAt(url, { immersive: ['/party/:any'] }))
    expect(await page('party/create.html')).not.toContain('<nav')
    expect(await page('party.html')).toContain('<nav')
  })
})

it('what a command has changed is written first, then the registry: whoever finishes it knows of it', async () => {
  await release(entryAt(url))
  const { files } = await deriveSite(await readSite(site), (entry) =>
    readPageSource(entry, readFileOf),
  )
  expect([...files.keys()].slice(0, 3)).toEqual([
    'registry/party.json',
    'origins.json',
    'remotes.json',
  ])
})

describe('pages', () => {
  const closed = { en: 'Closed', hi: 'बंद' }
  const next = 'https://modes.example/party/1.1.0-0123456789/'
  const noFiles = Object.fromEntries(
    Object.entries(entryAt(url).manifest.integrity as object).filter(
      ([name]) => name !== 'files.json',
    ),
  )

  it('follow the shell', async () => {
    await release(entryAt(url))
    await writeFiles(site, { 'index.html': stubShellPage['index.html'].replace('a.js', 'next.js') })
    await sync()
    expect(await page('party.html')).toContain('/assets/next.js')
  })

  it.each([
    ['its mode is closed', live(entryAt(url), { disabled: closed })],
    ['its mode is removed', live(entryAt(url), { current: undefined })],
    ['its release has none', live(entryAt(next, { integrity: noFiles, files: undefined }))],
  ])('are removed when %s', async (_, team) => {
    await release(entryAt(url))
    expect(await readdir(join(site, 'party'))).toEqual(['create.html'])
    await write(team)
    await sync()
    expect((await readdir(site)).filter((name) => name.startsWith('party.'))).toEqual([])
    expect(await readdir(join(site, 'party'))).toEqual([])
  })

  it('are not written again when nothing has changed, and a draft of a killed process is removed', async () => {
    await release(entryAt(url))
    await writeFiles(site, { 'party.html.123.draft': 'half', 'registry/party.json.9.draft': '' })
    expect((await sync())?.written.toSorted()).toEqual([
      'party.html.123.draft',
      'registry/party.json.9.draft',
    ])
    expect((await sync())?.written).toEqual([])
  })

  it('and all other files lose the compressed copies of an earlier version of the tool', async () => {
    await release(entryAt(url))
    const copies = ['party.html', 'remotes.json', 'registry/party.json', 'assets/a.js'].flatMap(
      (path) => [`${path}.br`, `${path}.gz`],
    )
    await writeFiles(site, Object.fromEntries(copies.map((path) => [path, 'stale'])))
    expect((await sync())?.written.toSorted()).toEqual(copies.toSorted())
    expect(copies.filter((path) => existsSync(join(site, path)))).toEqual([])
  })

  it('of paths that are none of their mode are not composed, whoever has stored them', async () => {
    await release(entryAt(url))
    const stored = JSON.parse(await page('pages/party.json'))
    const foreign = { '/index': stored.screens['/party'], '/../x': stored.screens['/party'] }
    await writeFiles(site, { 'pages/party.json': JSON.stringify({ ...stored, screens: foreign }) })
    await sync()
    expect(await page('index.html')).toBe(stubShellPage['index.html'])
    expect(existsSync(join(site, '../x.html'))).toBe(false)
    expect(await page('pages/party.json')).toBe(`${JSON.stringify(stored)}\n`)
  })

  it('are not composed for a shell that was built without frames', async () => {
    await rm(join(site, 'frames.json'))
    await release(entryAt(url))
    expect(existsSync(join(site, 'party.html'))).toBe(false)
  })

  it('are not composed from a file with another hash', async () => {
    const changed = async (name: string) => (name === 'prerendered.json' ? '{}' : readFileOf(name))
    await expect(readPageSource(entryAt(url), changed)).rejects.toThrow(
      'prerendered.json of https://modes.example/party/1.0.0-0123456789/ has another hash',
    )
  })
})
