import { createRequire } from 'node:module'
import type { Plugin, Rolldown } from 'vite'
import { contractVersion } from '../contract/contract'
import type { IconNode, ModeJson, ModeManifest } from '../contract/manifest'
import { entryFile as entry } from './container-code'
import { fileHashes, fileListName, hashOf } from './file-hashes'
import { neededBy } from './needed-by'

const require = createRequire(import.meta.url)

type Bundle = Rolldown.OutputBundle
type BuiltFiles = Pick<ModeJson, 'entry' | 'preload' | 'files' | 'integrity'>

const notBuilt: BuiltFiles = {
  entry,
  preload: { scripts: [], styles: [], texts: {}, screens: {} },
  integrity: {},
}

/**
 * Writes `mode.json`, the data face of a mode, from its manifest and from what the build brought forth; and beside it
 * the list of all files, which the registry need not carry to every visitor.
 */
export function modeJson({
  manifest,
  version,
}: {
  manifest: ModeManifest
  version: string
}): Plugin {
  const compose = (files: BuiltFiles): string => {
    const nav = manifest.nav.map((item) => ({ ...item, icon: iconOf(item.icon) }))
    const { id, prefix, immersive } = manifest
    const content: ModeJson = {
      id,
      version,
      contract: contractVersion,
      prefix,
      nav,
      immersive,
      ...files,
    }
    return JSON.stringify(content)
  }
  return {
    name: 'baithak:mode-json',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use('/mode.json', (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.setHeader('access-control-allow-origin', '*')
        response.end(compose(notBuilt))
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hashes = fileHashes(bundle)
        const list = JSON.stringify(hashes)
        const files = builtFiles(firstWave(bundle, manifest.screens), {
          ...hashes,
          [fileListName]: hashOf(list),
        })
        this.emitFile({ type: 'asset', fileName: fileListName, source: list })
        this.emitFile({ type: 'asset', fileName: 'mode.json', source: compose(files) })
      },
    },
  }
}

function iconOf(name: string): IconNode {
  return require(`lucide-react/icons/${name}`).__iconData.node
}

/** The registry vouches for what it names; the entry and the list of files vouch for the rest. */
function builtFiles(preload: ModeJson['preload'], hashes: Record<string, string>): BuiltFiles {
  const { scripts, styles, texts, screens } = preload
  const named = [scripts, styles, ...Object.values(texts), ...Object.values(screens)].flat()
  const integrity = [...new Set([entry, fileListName, ...named])].map((name) => {
    const hash = hashes[name]
    if (!hash) throw new Error(`${name} is not among the files that were built.`)
    return [name, hash]
  })
  return { entry, preload, files: fileListName, integrity: Object.fromEntries(integrity) }
}

/** What stands between the mode's entry and its first screens. */
function firstWave(bundle: Bundle, screens: ModeManifest['screens']): ModeJson['preload'] {
  const needs = neededBy(bundle)
  const first = needs(/src\/mode\.ts$|-root\.tsx$/, [entry])
  const known = new Set([...first.scripts, ...first.styles])
  const texts = (language: string) => needs(new RegExp(`locales/${language}\\.json$`)).scripts
  const ofScreen = (module: string) => {
    const { scripts, styles } = needs(new RegExp(`/src/${module}\\.tsx$`))
    if (scripts.length === 0)
      throw new Error(`src/${module}.tsx, in screens of the manifest, is not built.`)
    return [...scripts, ...styles].filter((file) => !known.has(file))
  }
  return {
    ...first,
    texts: { en: texts('en'), hi: texts('hi') },
    screens: Object.fromEntries(
      Object.entries(screens).map(([path, module]) => [path, ofScreen(module)]),
    ),
  }
}
