import type { Plugin } from 'vite'

const appCode = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** Keeps the app's scripts in the template `app`, from which the page's head script takes them after the first paint. */
export const lateScripts = (): Plugin => ({
  name: 'baithak:late-scripts',
  apply: 'build',
  generateBundle: {
    // Vite puts the import map in front of them.
    order: 'post',
    handler(_, { 'index.html': page }) {
      if (page?.type !== 'asset') throw new Error('The build has no index.html.')
      const html = String(page.source)
      const app = `<template id="app">${(html.match(appCode) ?? []).join('\n')}</template>`
      page.source = html.replace(appCode, '').replace('</body>', () => `${app}\n</body>`)
    },
  },
})
