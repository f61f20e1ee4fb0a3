import { build, type Rolldown } from 'vite'
import { hashOf } from '../bundle/file-hashes'
import { sharedModules } from './shared-modules'

export interface OwnShares {
  fileName: string
  code: string
}

const entryId = '\0own-shares'
const fileNamePattern = /^(?:\.\/)?assets\/own-shares-[\w-]{8}\.js$/

export const isOwnShares = (fileName: string): boolean => fileNamePattern.test(fileName)

let built: Promise<OwnShares> | undefined

/** The file of own shares, built once per process, however many modes are built. */
export function buildOwnShares(): Promise<OwnShares> {
  built ??= bundleShares()
  return built
}

/**
 * Bundles the shared modules into one file. A build of its own: in the build of the mode these modules are those of the
 * host. The file does not depend on the mode, so the registry repeats one name and one hash.
 */
async function bundleShares(): Promise<OwnShares> {
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
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
  })) as Rolldown.RolldownOutput
  const [{ code }] = output
  const nameHash = hashOf(code).slice('sha256-'.length).replace(/\W/g, '').slice(0, 8)
  return { fileName: `assets/own-shares-${nameHash}.js`, code }
}

function renderOwnShares(): string {
  return Object.keys(sharedModules)
    .map((name) => `export * as '${name}' from '${name}'`)
    .join('\n')
}
