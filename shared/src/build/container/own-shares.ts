import { build, type ResolvedConfig, type Rolldown } from 'vite'
import { hashOf } from '../bundle/file-hashes'
import { sharedModules } from './shared-modules'

export interface OwnShares {
  fileName: string
  code: string
}

const entryId = '\0own-shares'
const fileNamePattern = /^(?:\.\/)?assets\/own-shares-[\w-]{8}\.js$/

export const isOwnShares = (fileName: string): boolean => fileNamePattern.test(fileName)

const builds = new Map<string, Promise<OwnShares>>()

/** Builds the file once per process, however many modes are built. */
export function buildOwnShares({
  resolve: { alias },
}: Pick<ResolvedConfig, 'resolve'>): Promise<OwnShares> {
  const key = JSON.stringify(alias.map(({ find, replacement }) => [String(find), replacement]))
  const existing = builds.get(key) ?? bundleShares(alias)
  builds.set(key, existing)
  return existing
}

/**
 * Bundles the shared modules into one file. A build of its own: in the build of the mode these modules are those of the
 * host. The file does not depend on the mode, so the registry repeats one name and one hash.
 */
async function bundleShares(alias: ResolvedConfig['resolve']['alias']): Promise<OwnShares> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    plugins: [
      {
        name: 'baithak:own-shares',
        resolveId: (id) => (id === entryId ? id : null),
        load: (id) => (id === entryId ? renderOwnShares() : null),
      },
    ],
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entryId,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const [chunk] = (built as Rolldown.RolldownOutput).output
  const nameHash = hashOf(chunk.code).slice('sha256-'.length).replace(/\W/g, '').slice(0, 8)
  return { fileName: `assets/own-shares-${nameHash}.js`, code: chunk.code }
}

function renderOwnShares(): string {
  return Object.keys(sharedModules)
    .map((name) => `export * as '${name}' from '${name}'`)
    .join('\n')
}
