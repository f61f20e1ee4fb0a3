import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { normalizePath, parseSync } from 'vite'
import { fileLoader } from '../bundle/file-loader'
import { sharedPackages } from './shared-modules'

const require = createRequire(import.meta.url)

/** Ids of virtual modules. `share` is a prefix of one id per shared module. */
export const moduleIds = {
  entry: '\0container',
  resolvedShares: '\0resolved-shares',
  icons: '\0icons',
  share: '\0share:',
}

const versionRule = normalizePath(join(import.meta.dirname, '../../contract/satisfies-version.ts'))

/**
 * The entry: `init` resolves the shares before `get` loads the first module that reads them. They are one set: all of
 * the host's, or all of the mode's own, because a React and a platform that were not built together may not fit.
 */
export function renderContainer(
  exposes: Record<string, string>,
  { root, ownShares }: { root: string; ownShares: string },
): string {
  const packages = sharedPackages.map(({ version, modules }) => [version, modules])
  const modules = Object.entries(exposes).map(
    ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(root, file))})`,
  )
  return `
import resolvedShares from '${moduleIds.resolvedShares}'
import { satisfiesVersion } from '${versionRule}'
const packages = ${JSON.stringify(packages)}
const exposed = { ${modules.join(', ')} }
let ready
const takeFromHost = async (scope) => Object.fromEntries(await Promise.all(packages.flatMap(([needed, modules]) => {
  const version = Object.keys(scope[modules[0]]).find((provided) => satisfiesVersion(provided, needed))
  return modules.map(async (name) => [name, (await scope[name][version].get())()])
})))
export function init(scope) {
  return ready ??= takeFromHost(scope).catch(() => import('./${ownShares}')).then((shares) => {
    Object.assign(resolvedShares, shares)
  }).catch((error) => {
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

/** Re-exports a module of the host by name, so that only the used exports are read. */
export function sharedModule(name: string): string {
  const names = exportsOf(name).map((each) => `export const ${each} = module.${each}`)
  return [
    `import resolvedShares from '${moduleIds.resolvedShares}'`,
    `const module = resolvedShares[${JSON.stringify(name)}]`,
    'export default module',
    ...names,
  ].join('\n')
}

// React's packages are CommonJS: their exports exist only at run time.
function exportsOf(name: string): string[] {
  const file = require.resolve(name)
  if (!file.endsWith('.ts')) return Object.keys(require(file))
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName }) => (isType || !exportName.name ? [] : [exportName.name]))
}

/** Replaced by the hashes of the other files once the build knows them. */
const hashesPlaceholder = '__FILE_HASHES__'

/** The content hash in a file name, by which the entry finds the file's integrity hash. */
const nameHash = '([\\w-]{8})\\.\\w+$'

/**
 * No file is imported before its bytes are verified: the registry holds the entry's hash, and the entry the hash of every
 * other file. A file without a hash is rejected.
 */
export const verifyingLoader = `
const hashes = ${hashesPlaceholder}
const integrityOf = (href) => {
  const hash = hashes[/${nameHash}/.exec(href)?.[1]]
  return hash && 'sha256-' + hash + '='
}
${fileLoader('integrityOf(href)')}`

/** Writes the hashes of the build's scripts and style sheets into the entry. */
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
    throw new Error(`The entry lacks ${hashesPlaceholder}.`)
  return entryCode.replace(hashesPlaceholder, () => JSON.stringify(Object.fromEntries(byNameHash)))
}

export const entryFile = 'remoteEntry.js'

/** Loaded before any file but the entry imports another. */
const loadedFirst = /^remoteEntry\.js$|\/(?:shares|first-screen|rolldown-runtime)-/

/** The scripts to verify before a file is imported. Vite leaves out the file itself when it has no imports. */
export function filesToVerify(file: string, imports: string[], { hostId }: { hostId: string }) {
  const all = [...new Set([file, ...imports])]
  return hostId === entryFile ? all : all.filter((name) => !loadedFirst.test(name))
}
