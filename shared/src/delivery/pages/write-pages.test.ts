import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from '../../build/bundle/file-hashes'
import type { RegistryEntry } from '../release/registry'
import { folderTarget } from '../target/folder-target'
import { stubApps, stubManifest, writeFiles } from '../testing/stub-apps'
import { readPageSource } from './page-source'
import { storePageSource, writePages } from './write-pages'

const frame = (audience: string) =>
  `<div data-mode="placeholder" class="${audience}"><main data-mode="placeholder"><slot></slot></main><nav><a href="/">Modes</a><a aria-current="page" href="/placeholder"><svg><path d="M0 0"></path></svg><span>placeholder</span></a><i class="bottom-nav-bar"></i></nav></div>`
const frames = (audience: string) => ({ en: frame(audience), hi: frame(audience) })

const shellPage = `<!doctype html><title>Baithak</title>
<script type="text/plain" id="critical-styles">@layer critical{}</script>
<script type="application/json" id="critical-preload">{"code":{"scripts":["/assets/a.js"],"styles":["/assets/a.css"]}}</script>
<body><div id="root"></div><div class="boot">loading</div>
<template id="chooser-en"><h1>Chooser</h1></template>
</body>`

const files: Record<string, string> = {
  'prerendered.json': JSON.stringify({
    '/party': {
      en: {
        markup: '<h1 class="big">Pick a room</h1><img src="/release/assets/a.svg">',
        styles: '',
      },
      hi: { markup: '<h1 class="big">जगह चुनें</h1>', styles: '[data-style="x"]{left:1px}' },
    },
    '/party/create': {
      en: { markup: '<h1>Date</h1>', styles: '' },
      hi: { markup: '', styles: '' },
    },
  }),
  'assets/a.css': '@scope([data-mode=party]){.big{background:url(./b.svg)}.small{color:red}}',
}
const list = JSON.stringify({ 'prerendered.json': hashOf(files['prerendered.json'] ?? '') })

const entryAt = (url: string): RegistryEntry => ({
  url,
  manifest: {
    ...stubManifest('party'),
    darkTheme: true,
    nav: [
      { path: '/party', label: { en: 'Home', hi: 'होम' }, icon: [['circle', { r: '3' }]] },
      { path: '/party/create', label: { en: 'Plan', hi: 'रचें' }, icon: [] },
    ],
    preload: { scripts: ['remoteEntry.js'], styles: ['assets/a.css'], texts: {}, screens: {} },
    files: 'files.json',
    integrity: {
      'remoteEntry.js': hashOf(''),
      'files.json': hashOf(list),
      'assets/a.css': hashOf(files['assets/a.css'] ?? ''),
    },
  },
})

const readFileOf = async (name: string) => (name === 'files.json' ? list : (files[name] ?? ''))
const url = 'https://modes.example/party/1.0.0-0123456789/'

let site: string
const page = (path: string) => readFile(join(site, path), 'utf8')
const write = (registry: object) => writeFiles(site, { 'remotes.json': JSON.stringify(registry) })

async function release(entry: RegistryEntry) {
  await write({ modes: { party: entry } })
  const target = folderTarget(site)
  await storePageSource(target, 'party', await readPageSource(entry, readFileOf))
  await writePages(target)
}

beforeEach(async () => {
  site = join(await stubApps(), 'shell/dist')
  await writeFiles(site, {
    'index.html': shellPage,
    'frames.json': JSON.stringify({ member: frames('member'), partner: frames('partner') }),
    'assets/a.css': '.member{color:blue}.unused{color:red}',
  })
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
    expect(html).toContain('<div class="boot">loading</div>')
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
    const entry = entryAt(url)
    await release({ url, manifest: { ...entry.manifest, darkTheme: false } })
    expect(await page('party.html')).toContain(
      '<div data-mode="party" class="member"><main data-mode="party" data-theme="light">',
    )
  })

  it('has no navigation on a screen that is immersive', async () => {
    const entry = entryAt(url)
    await release({ url, manifest: { ...entry.manifest, immersive: ['/party/:any'] } })
    expect(await page('party/create.html')).not.toContain('<nav')
    expect(await page('party.html')).toContain('<nav')
  })
})

describe('pages', () => {
  it('follow the shell', async () => {
    await release(entryAt(url))
    await writeFiles(site, { 'index.html': shellPage.replace('a.js', 'next.js') })
    await writePages(folderTarget(site))
    expect(await page('party.html')).toContain('/assets/next.js')
  })

  it.each([
    ['its mode is closed', { modes: { party: entryAt(url) }, disabled: { party: {} } }],
    ['its mode has another release', { modes: { party: entryAt('https://modes.example/2/') } }],
    ['its mode is removed', { modes: {} }],
  ])('are removed with their compressed copies when %s', async (_, registry) => {
    await release(entryAt(url))
    expect(existsSync(join(site, 'party.html.br'))).toBe(true)
    await write(registry)
    await writePages(folderTarget(site), ['party'])
    expect(existsSync(join(site, 'party.html'))).toBe(false)
    expect(existsSync(join(site, 'party.html.br'))).toBe(false)
  })

  it('of paths that the next release does not prerender are removed', async () => {
    await release(entryAt(url))
    const { integrity, ...manifest } = entryAt(url).manifest
    const next = { url: 'https://modes.example/2/', manifest: { ...manifest, integrity: {} } }
    await release(next)
    expect(existsSync(join(site, 'party/create.html'))).toBe(false)
    expect(existsSync(join(site, 'pages/party.json'))).toBe(false)
  })

  it('are not composed for a shell that was built without frames', async () => {
    await rm(join(site, 'frames.json'))
    await release(entryAt(url))
    expect(existsSync(join(site, 'party.html'))).toBe(false)
  })

  it('of a mode that has none need no removal: a server may refuse to delete', async () => {
    const remove = vi.fn()
    const target = { ...folderTarget(site), remove }
    await storePageSource(target, 'party', undefined)
    expect(remove).not.toHaveBeenCalled()
  })

  it('are not composed from a file with another hash', async () => {
    const changed = async (name: string) => (name === 'prerendered.json' ? '{}' : readFileOf(name))
    await expect(readPageSource(entryAt(url), changed)).rejects.toThrow(
      'prerendered.json of https://modes.example/party/1.0.0-0123456789/ has another hash',
    )
  })
})
