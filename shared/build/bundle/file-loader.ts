import type { Plugin } from 'vite'

/** Vite's module that loads the files of an `import()`. */
export const loaderId = '\0vite/preload-helper.js'

/**
 * Loads a module together with its imports and style sheets, in the place of Vite's loader, which weighs more and regards
 * a style sheet that has failed as loaded. The links are in the body: WebKit shows nothing new, and lets no tap reach it,
 * while a style sheet in the head loads.
 *
 * @param integrity The source of an expression: the integrity of `href`, or undefined if no such file may be loaded.
 *   Without it the files are not verified, and scripts not waited for: their import fails by itself, and browsers that get
 *   the notice of old ones know no `modulepreload`.
 */
export const fileLoader = (integrity?: string) => `
const requested = new Map()
const request = (href) => new Promise((resolve, reject) => {
  ${integrity ? `const integrity = ${integrity}\n  if (!integrity) return reject()` : ''}
  const link = document.createElement('link')
  document.body.append(Object.assign(link, {
    rel: href.endsWith('.css') ? 'stylesheet' : 'modulepreload',
    href,
    ${integrity ? 'integrity,' : ''}
    crossOrigin: '',
    onload: resolve,
    onerror() {
      link.remove()
      reject()
    }
  }))
  ${integrity ? '' : "if (link.rel !== 'stylesheet') resolve()"}
})
export const __vitePreload = (load, files = [], from = origin) => Promise.all(files.map((file) => {
  const { href } = new URL(file, from)
  if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')?.sheet) return
  if (!requested.has(href)) requested.set(href, request(href).catch(() => {
    requested.delete(href)
    throw new Error('Unable to preload ' + href)
  }))
  return requested.get(href)
})).then(load)`

/** Builds the shell with our loader; its own files are not verified. */
export const shellFileLoader = (): Plugin => ({
  name: 'baithak:file-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === loaderId ? fileLoader() : null),
})
