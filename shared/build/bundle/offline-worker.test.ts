import { expect, it } from 'vitest'
import { firstFiles } from './offline-worker'

it('a page starts with what it names, with what mounts modes and with their static imports', () => {
  const files = new Map([
    [
      'index.html',
      '<link href="/assets/index-a.css"><script type="importmap">{"imports":{"react":"/assets/react-a.js"}}</script><script src="/assets/index-a.js"></script>',
    ],
    ['locales/hi/translation.json', '{}'],
    ['assets/index-a.css', ''],
    ['assets/react-a.js', ''],
    ['assets/index-a.js', 'import{a}from"./base-a.js";import("./settings-a.js")'],
    ['assets/base-a.js', 'import"./store-a.js"'],
    ['assets/store-a.js', 'import{a}from"./base-a.js"'],
    ['assets/settings-a.js', ''],
    [
      'assets/outlet-a.js',
      'import{a}from"./base-a.js";import{b}from"./parcel-a.js";import(`./panel-a.js`)',
    ],
    ['assets/parcel-a.js', ''],
    ['assets/panel-a.js', ''],
    ['icons/icon.svg', ''],
  ])
  const later = ['assets/settings-a.js', 'icons/icon.svg']
  expect([...firstFiles(files)].sort()).toEqual(
    [...files.keys()].filter((url) => !later.includes(url)).sort(),
  )
})
