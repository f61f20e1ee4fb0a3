import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import {
  entryFile,
  fileLoader,
  filesToVerify,
  moduleIds,
  sharedModule,
  theContainer,
  withHashes,
} from './container-code'
import { fileHashes } from './file-hashes'
import { sharedModules } from './shares'

const require = createRequire(import.meta.url)
/** The icons that the platform knows how to draw; a mode that brings another version draws its own. */
const platformIcons = dirname(require.resolve('lucide-react/package.json'))
/** A mode takes this module from the host too: as a part of the platform it needs no entry in the share scope. */
const schemaModule = normalizePath(join(import.meta.dirname, '../schema/index.ts'))
/** Vite's own, which `fileLoader` takes the place of. */
const viteLoader = '\0vite/preload-helper.js'

const groups = [
  { name: 'remoteEntry', test: /^\0(?:container|taken-shares|vite\/preload-helper)/, priority: 4 },
  // Read the shares as they are evaluated, so never with the entry, which comes before them.
  { name: 'shares', test: new RegExp(`^${moduleIds.share}`), priority: 3 },
  { name: 'first-screen', test: /src\/mode\.ts$|-root\.tsx$/, priority: 2 },
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
        modulePreload: { polyfill: false, resolveDependencies: filesToVerify },
        rolldownOptions: {
          input: { remoteEntry: moduleIds.entry },
          // The other files take from the entry what it holds of the shares.
          preserveEntrySignatures: 'allow-extension',
          treeshake: { propertyReadSideEffects: false },
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
      if (id === '../createLucideIcon.mjs' && importer?.startsWith(platformIcons))
        return moduleIds.icons
      if (id === moduleIds.entry || id === moduleIds.taken) return id
      return id in sharedModules
        ? { id: `${moduleIds.share}${id}`, moduleSideEffects: false }
        : null
    },
    // What takes the whole module gets the host's own and not a list of all its names.
    transform: {
      filter: { code: /import \* as \w+ from/ },
      handler: (code) =>
        code.replace(/import \* as (\w+) from (["'])([^"']+)\2/g, (whole, name, _, from) =>
          from in sharedModules ? `import ${name} from '${from}'` : whole,
        ),
    },
    load(id) {
      if (id === moduleIds.entry) return theContainer(exposes, root)
      if (id === moduleIds.icons)
        return `export { createLucideIcon as default } from '@baithak/platform'`
      if (id === schemaModule) return `export { v } from '@baithak/platform'`
      if (id === moduleIds.taken) return 'export default {}'
      if (id === viteLoader) return fileLoader
      return id.startsWith(moduleIds.share) ? sharedModule(id.slice(moduleIds.share.length)) : null
    },
    generateBundle: {
      // Other plugins have finished the files by now.
      order: 'post',
      handler(_options, bundle) {
        const { [entryFile]: entry, ...others } = bundle
        if (entry?.type !== 'chunk') throw new Error(`The build has no ${entryFile}.`)
        entry.code = withHashes(entry.code, fileHashes(others))
      },
    },
  }
}
