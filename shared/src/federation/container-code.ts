import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { sharedModules } from './shares'

const require = createRequire(import.meta.url)

/** Modules that stand in no file; `share` is the beginning of one for each shared module. */
export const moduleIds = {
  entry: '\0container',
  taken: '\0taken-shares',
  icons: '\0icons',
  share: '\0share:',
}

/** `init` takes the shares before `get` loads the first module that reads them. */
export function theContainer(exposes: Record<string, string>, root: string): string {
  const modules = Object.entries(exposes).map(
    ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(root, file))})`,
  )
  return `
import taken from '${moduleIds.taken}'
const wanted = ${JSON.stringify(sharedModules)}
const exposed = { ${modules.join(', ')} }
let ready
export function init(scope) {
  return ready ??= Promise.all(Object.entries(wanted).map(async ([name, version]) => {
    const share = scope[name]?.[version]
    if (!share) throw new Error('The host shares no ' + name + ' ' + version)
    taken[name] = (await share.get())()
  })).catch((error) => {
    ready = undefined
    throw error
  })
}
export async function get(name) {
  if (!exposed[name]) throw new Error(name + ' is not exposed')
  const module = await exposed[name]()
  return () => module
}`
}

/** Gives out what the host shares under a name, each export by its own name, so that only those that are used are read. */
export function sharedModule(name: string): string {
  const names = exportsOf(name).map((each) => `export const ${each} = module.${each}`)
  return [
    `import taken from '${moduleIds.taken}'`,
    `const module = taken[${JSON.stringify(name)}]`,
    'export default module',
    ...names,
  ].join('\n')
}

/** Of React's packages the exports as they run, of the platform as its source names them. */
function exportsOf(name: string): string[] {
  const file = require.resolve(name)
  if (!file.endsWith('.ts')) return Object.keys(require(file))
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName }) => (isType || !exportName.name ? [] : [exportName.name]))
}

/**
 * Loads a module together with the files that it will import, and with its style sheets. What Vite brings for this
 * weighs more than the rest of the entry.
 */
export const fileLoader = `
export const __vitePreload = (load, files = [], from) => Promise.all(files.map((file) => {
  const { href } = new URL(file, from)
  const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  if (document.head.querySelector('link[rel=' + rel + '][href="' + href + '"]')) return
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  document.head.append(link)
  if (rel === 'stylesheet') return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error('Unable to preload ' + href))
    }
  })
})).then(load)`
