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

/** Where the entry's build writes the hashes of the other files. */
const hashesPlaceholder = '__FILE_HASHES__'

/** What Vite puts last into a file's name, and what the entry looks the file's hash up by. */
const nameHash = '([\\w-]{8})\\.\\w+$'

/**
 * Loads a module together with the files that it will import, and with its style sheets. What Vite brings for this
 * weighs more than the rest of the entry. Nothing is imported before its bytes have been verified: the entry, which the
 * registry vouches for, holds the hash of every other file. A file without one is refused.
 */
export const fileLoader = `
const hashes = ${hashesPlaceholder}
const verified = new Map()
const verify = (href) => new Promise((resolve, reject) => {
  const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  const hash = hashes[/${nameHash}/.exec(href)?.[1]]
  if (!hash) return reject()
  const integrity = 'sha256-' + hash + '='
  const link = document.createElement('link')
  if (!link.relList.supports(rel)) return resolve(fetch(href, { integrity }))
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    reject()
  }
  document.head.append(Object.assign(link, { rel, href, integrity, crossOrigin: '' }))
})
export const __vitePreload = (load, files = [], from) => Promise.all(files.map((file) => {
  const { href } = new URL(file, from)
  if (document.head.querySelector('link[rel=stylesheet][href="' + href + '"]')?.sheet) return
  if (!verified.has(href)) verified.set(href, verify(href).catch(() => {
    verified.delete(href)
    throw new Error('Unable to preload ' + href)
  }))
  return verified.get(href)
})).then(load)`

/** The entry with the hashes of the build's scripts and style sheets in it. */
export function withHashes(entryCode: string, hashes: Record<string, string>): string {
  const byNameHash = new Map<string, string>()
  for (const [file, hash] of Object.entries(hashes)) {
    if (!/\.(?:js|css)$/.test(file)) continue
    const key = new RegExp(nameHash).exec(file)?.[1]
    if (!key) throw new Error(`${file} has no hash in its name, so the entry cannot vouch for it.`)
    if (byNameHash.has(key)) throw new Error(`Two files of the build are named ${key}.`)
    byNameHash.set(key, hash.replace(/^sha256-|=$/g, ''))
  }
  if (!entryCode.includes(hashesPlaceholder))
    throw new Error('The entry has no place for the hashes of the other files.')
  return entryCode.replace(hashesPlaceholder, () => JSON.stringify(Object.fromEntries(byNameHash)))
}

export const entryFile = 'remoteEntry.js'

/** These have been loaded before any file but the entry asks for another. */
const loadedFirst = /^remoteEntry\.js$|\/(?:shares|first-screen|rolldown-runtime)-/

/** The scripts that are verified before a file is imported: the file, which Vite leaves out when it is alone, too. */
export function filesToVerify(file: string, imports: string[], { hostId }: { hostId: string }) {
  const all = [...new Set([file, ...imports])]
  return hostId === entryFile ? all : all.filter((name) => !loadedFirst.test(name))
}
