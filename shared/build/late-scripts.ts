import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { collectChunkImports } from './bundle/collect-chunk-imports'

const appCode =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g

/** What every mode needs of the shell, beside the page's own code: its outlet and the modules of the import map. */
const outlet = /\/modes\/mode-outlet\.tsx$/
const sharedFolder = 'assets/shared/'

/**
 * Keeps the app's scripts, and what they fetch first, in the template `app`, from which the page's head script takes them
 * after the first paint, and in the template `for-modes` what it adds on the screens of modes, which would otherwise
 * request one after the other.
 */
export const lateScripts = (): Plugin => ({
  name: 'baithak:late-scripts',
  apply: 'build',
  generateBundle: {
    // Vite puts the import map in front of them.
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html.')
      const html = String(page.source)
      const app = html.match(appCode) ?? []
      const shared = Object.keys(bundle).filter((file) => file.startsWith(sharedFolder))
      const forModes = collectChunkImports(bundle)(outlet, shared)
        .scripts.filter((file) => !app.some((tag) => tag.includes(basename(file))))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      page.source = html
        .replace(appCode, '')
        .replace(
          '</body>',
          () => `${template('app', app)}\n${template('for-modes', forModes)}\n</body>`,
        )
    },
  },
})

const template = (id: string, tags: readonly string[]) =>
  `<template id="${id}">${tags.join('\n')}</template>`
