import { contractVersion } from '@baithak/contract'
import type { Plugin } from 'vite'
import { chunksWith, withImports } from './bundle/chunks'
import { needs } from './federation'

const appScripts = /<script type="module"[^>]*><\/script>/g
const appLinks = /<link rel="modulepreload"[^>]*>/g
const importMapTag = /<script type="importmap">[\s\S]*?<\/script>/
/** The only inline script without attributes. */
const headScriptTag = '<script>'
const linkedFile = /(?:src|href)="\/(assets\/[^"]+\.(?:js|css|woff2))"/g

/** The module that shows a mode. */
const outlet = '/modes/mode-outlet.tsx'
/** The modules of the import map. */
const sharedFolder = 'assets/shared/'

/** The files that every page loads at its start, and those that the screens of modes add. */
export interface FirstFiles {
  page: string[]
  outlet: string[]
}

/**
 * Moves the tags of the app's code into the template `app`, and the links of the files for modes into the template
 * `for-modes`. Both are before the head script, which inserts them. Writes `shell.json`: both lists of files, which the service worker
 * and the size limits use, and the contract and the versions that this shell provides to modes.
 */
export const deferredScripts = (): Plugin => ({
  name: 'baithak:deferred-scripts',
  apply: 'build',
  generateBundle: {
    // Runs after Vite has put the import map in front of the scripts.
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html.')
      const html = String(page.source)
      const linked = [...html.matchAll(linkedFile)].map(([, file = '']) => file)
      const shared = Object.keys(bundle).filter((file) => file.startsWith(sharedFolder))
      const outlets = chunksWith(bundle, (ids) => ids.some((id) => id.endsWith(outlet)))
      const files: FirstFiles = {
        page: ['index.html', ...new Set(linked)],
        outlet: withImports(bundle, [...shared, ...outlets]).scripts.filter(
          (file) => !linked.includes(file),
        ),
      }
      const preloads = (names: readonly string[]) =>
        names.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
      // Browsers request links before module scripts, and these files are the largest.
      const links = preloads(linked.filter((file) => file.endsWith('.js')).toReversed())
      const app = template('app', [...links, ...(html.match(appScripts) ?? [])])
      const forModes = template('for-modes', preloads(files.outlet))
      const [importMap = ''] = html.match(importMapTag) ?? []
      page.source = html
        .replace(appScripts, '')
        .replace(appLinks, '')
        .replace(importMap, '')
        .replace(headScriptTag, (tag) => `${importMap}\n${app}\n${forModes}\n${tag}`)
      const source = JSON.stringify({ contract: contractVersion, provides: needs, files })
      this.emitFile({ type: 'asset', fileName: 'shell.json', source })
    },
  },
})

const template = (id: string, tags: readonly string[]) =>
  `<template id="${id}">${tags.join('\n')}</template>`
