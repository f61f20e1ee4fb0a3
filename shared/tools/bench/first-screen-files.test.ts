import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stubApps, writeFiles } from '../testing/stub-apps'
import { modeFiles, outletFiles, shellFiles } from './first-screen-files'

const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path)

describe('the first-screen files of the shell', () => {
  it('are its scripts, style sheets and preloads, not its icons', async () => {
    const dist = join(await stubApps(), 'shell/dist')
    await writeFiles(dist, {
      'index.html': `<link rel="icon" href="/icons/icon.svg" /><link rel="stylesheet" crossorigin href="/assets/a.css">
        <link rel="modulepreload" href="/assets/b.js"><link rel="preload" href="/remotes.json" as="fetch" />
        <script type="module" src="/assets/a.js"></script><script>inline()</script>`,
      'icons/icon.svg': '<svg/>',
      'assets/a.css': 'a{}',
      'assets/a.js': '1',
      'assets/b.js': '2',
      'remotes.json': '{}',
    })
    expect(paths(await shellFiles(dist))).toEqual([
      'index.html',
      'assets/a.css',
      'assets/b.js',
      'remotes.json',
      'assets/a.js',
    ])
  })

  it('are also those that its head script loads', async () => {
    const dist = join(await stubApps(), 'shell/dist')
    await writeFiles(dist, {
      'index.html': `<script type="application/json" id="critical-preload">{"code":{"scripts":["/assets/a.js"],"styles":["/assets/a.css"]}}</script>`,
      'assets/a.css': 'a{}',
      'assets/a.js': '1',
    })
    expect(paths(await shellFiles(dist))).toEqual(['index.html', 'assets/a.js', 'assets/a.css'])
  })

  it('include static imports and exclude dynamic ones', async () => {
    const root = await stubApps()
    await writeFiles(join(root, 'shell/dist'), {
      'assets/app-1a2b3c4d.js': `import './now.js'; import('./later.js')`,
      'assets/now.js': 'export * from "./too.js"',
      'assets/too.js': '1',
      'assets/later.js': '2',
    })
    expect(paths(await shellFiles(join(root, 'shell/dist')))).toEqual([
      'index.html',
      'assets/app-1a2b3c4d.js',
      'assets/now.js',
      'assets/too.js',
    ])
  })
})

it('the files of the outlet exclude those of the page', async () => {
  const root = await stubApps()
  const dist = join(root, 'shell/dist')
  await writeFiles(dist, {
    'index.html': `<script type="application/json" id="critical-preload">{"outlet":["/assets/outlet.js"]}</script>
      <script type="module" src="/assets/app.js"></script>`,
    'assets/app.js': '1',
    'assets/outlet.js': 'import "./app.js"; import "./parcel.js"',
    'assets/parcel.js': '2',
  })
  expect(paths(await outletFiles(dist))).toEqual(['assets/outlet.js', 'assets/parcel.js'])
})

it('the first-screen files of a mode are what its mode.json preloads, with the English translations', async () => {
  const root = await stubApps()
  const dist = join(root, 'remote-gig/dist')
  const preload = {
    scripts: ['remoteEntry.js', 'assets/root.js'],
    styles: ['assets/gig.css'],
    texts: { en: ['assets/en.js'], hi: ['assets/hi.js'] },
  }
  await writeFiles(dist, {
    'mode.json': JSON.stringify({ preload }),
    'assets/root.js': 'import "./shared.js"',
    'assets/shared.js': '1',
    'assets/gig.css': 'a{}',
    'assets/en.js': '2',
    'assets/hi.js': '3',
  })
  expect(paths(await modeFiles(dist))).toEqual([
    'remoteEntry.js',
    'assets/root.js',
    'assets/gig.css',
    'assets/en.js',
    'assets/shared.js',
  ])
})

it('static imports are found in minified code, bare specifiers are ignored', async () => {
  const dist = join(await stubApps(), 'remote-gig/dist')
  const preload = { scripts: ['assets/deep/a.js'], styles: [], texts: {} }
  await writeFiles(dist, {
    'mode.json': JSON.stringify({ preload }),
    'assets/deep/a.js':
      'import{a as b}from"../x.js";import"react";export{c}from"./y.js";const z=import("./z.js")',
    'assets/x.js': '1',
    'assets/deep/y.js': '2',
    'assets/deep/z.js': '3',
  })
  expect(paths(await modeFiles(dist))).toEqual([
    'assets/deep/a.js',
    'assets/x.js',
    'assets/deep/y.js',
  ])
})
