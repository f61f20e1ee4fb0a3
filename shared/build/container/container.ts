import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { fileHashes } from '../bundle/file-hashes'
import { loaderId } from '../bundle/file-loader'
import { chunkGroups } from './chunk-groups'
import {
  entryFile,
  filesToVerify,
  moduleIds,
  renderContainer,
  sharedModule,
  verifyingLoader,
  withHashes,
} from './container-code'
import { buildOwnShares, isOwnShares, type OwnShares } from './own-shares'
import { sharedModules } from './shared-modules'

const require = createRequire(import.meta.url)
/** Icons of this version are rendered by the platform's code; another version brings its own. */
const platformIcons = dirname(require.resolve('lucide-react/package.json'))
/** A mode takes this module from the host too: as a part of the platform it needs no entry in the share scope. */
const schemaModule = normalizePath(join(import.meta.dirname, '../../storage/schema/index.ts'))
/**
 * Builds a mode as a Module Federation container: `remoteEntry.js` exports `init` and `get`; every shared module comes
 * from the host's share scope (decision 6), or, where the host's do not satisfy the versions of this build, from a lazy
 * file with the mode's own copies (decision 22).
 */
export function container({ exposes }: { exposes: Record<string, string> }): Plugin {
  let root = ''
  let ownShares: Promise<OwnShares>
  return {
    name: 'baithak:container',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: { polyfill: false, resolveDependencies: filesToVerify },
        rolldownOptions: {
          input: { remoteEntry: moduleIds.entry },
          // The other files import the resolved shares from the entry.
          preserveEntrySignatures: 'allow-extension',
          treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['v'] },
          output: {
            entryFileNames: '[name].js',
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
      ownShares = buildOwnShares()
    },
    resolveId(id, importer) {
      if (id === '../createLucideIcon.mjs' && importer?.startsWith(platformIcons))
        return moduleIds.icons
      if (isOwnShares(id)) return { id, external: 'relative' }
      if (id === moduleIds.entry || id === moduleIds.resolvedShares) return id
      return id in sharedModules
        ? { id: `${moduleIds.share}${id}`, moduleSideEffects: false }
        : null
    },
    // A namespace import gets the host's module object instead of a list of all its exports.
    transform: {
      filter: { code: /import \* as \w+ from/ },
      handler: (code) => ({
        code: code.replace(
          /import \* as (\w+) from (["'])([^"']+)\2/g,
          (statement, name, _, from) =>
            from in sharedModules ? `import ${name} from '${from}'` : statement,
        ),
        // Each line stays where it is.
        map: null,
      }),
    },
    async load(id) {
      if (id === moduleIds.entry) {
        const { fileName, code } = await ownShares
        this.emitFile({ type: 'asset', fileName, source: code })
        return renderContainer(exposes, { root, ownShares: fileName })
      }
      if (id === moduleIds.icons)
        return `export { createLucideIcon as default } from '@baithak/platform'`
      if (id === schemaModule) return `export { v } from '@baithak/platform'`
      if (id === moduleIds.resolvedShares) return 'export default {}'
      if (id === loaderId) return verifyingLoader
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
