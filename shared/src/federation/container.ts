import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { sharedModules } from './shares'

const entryId = '\0container'
const takenId = '\0taken-shares'
const iconsId = '\0icons'
const sharePrefix = '\0share:'

const require = createRequire(import.meta.url)
/** The icons that the platform knows how to draw; a mode that brings another version draws its own. */
const platformIcons = dirname(require.resolve('lucide-react/package.json'))

// The shares stand apart from the door: the entry reads them before any code that needs React may run.
const groups = [
  {
    name: 'shares',
    test: /^\0(?:taken-shares|share:|vite\/preload-helper|rolldown\/)/,
    priority: 4,
  },
  { name: 'door', test: /src\/mode\.ts$/, priority: 3 },
  { name: 'first-screen', test: /-root\.tsx$/, priority: 2 },
  // One file for what several later screens use, instead of one for each icon and button.
  { name: 'parts', minShareCount: 2, maxModuleSize: 4000, priority: 1 },
]

/**
 * Builds a mode as a container of Module Federation: `remoteEntry.js` with `init` and `get`, and every shared module
 * taken from the host's share scope, none bundled (decision 6). `init` rejects, naming it, when the host does not
 * share the exact version of one of them.
 */
export function container({ exposes }: { exposes: Record<string, string> }): Plugin {
  let root = ''
  return {
    name: 'baithak:container',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { remoteEntry: entryId },
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: '[name].js',
            codeSplitting: { groups },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    resolveId(id, importer) {
      if (id === '../createLucideIcon.mjs' && importer?.startsWith(platformIcons)) return iconsId
      if (id === entryId || id === takenId) return id
      return id in sharedModules ? `${sharePrefix}${id}` : null
    },
    load(id) {
      if (id === entryId) return entry(exposes, root)
      if (id === iconsId) return `export { createLucideIcon as default } from '@baithak/platform'`
      if (id === takenId) return 'module.exports = {}'
      return id.startsWith(sharePrefix) ? share(id.slice(sharePrefix.length)) : null
    },
  }
}

/** `init` takes the shares before `get` loads the first module that reads them. */
function entry(exposes: Record<string, string>, root: string): string {
  const modules = Object.entries(exposes).map(
    ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(root, file))})`,
  )
  return `
import taken from '${takenId}'
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

// In CommonJS form, so that nobody needs to know the names, and packages that require React get the same one.
const share = (name: string) => `module.exports = require('${takenId}')[${JSON.stringify(name)}]`
