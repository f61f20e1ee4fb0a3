import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Plugin, Rolldown } from 'vite'
import { contractVersion } from '../contract/contract'
import type { IconNode, ModeJson, ModeManifest } from '../contract/manifest'
import { fileListName } from './file-list'
import { neededBy } from './needed-by'

const require = createRequire(import.meta.url)

type Bundle = Rolldown.OutputBundle
type BuiltFiles = Pick<ModeJson, 'entry' | 'preload' | 'files' | 'integrity'>

const entry = 'remoteEntry.js'
const notBuilt: BuiltFiles = {
  entry,
  preload: { scripts: [], styles: [], texts: {}, screens: {} },
  integrity: {},
}

/** Writes `mode.json`, the data face of a mode, from its manifest and from what the build brought forth. */
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
        const files = builtFiles(bundle, manifest.screens)
        this.emitFile({ type: 'asset', fileName: 'mode.json', source: compose(files) })
      },
    },
  }
}

function iconOf(name: string): IconNode {
  return require(`lucide-react/icons/${name}`).__iconData.node
}

function builtFiles(bundle: Bundle, screens: ModeManifest['screens']): BuiltFiles {
  const preload = firstWave(bundle, screens)
  const hashed = [...preload.scripts, ...preload.styles, ...Object.values(preload.texts).flat()]
  const integrity = Object.fromEntries(hashed.map((name) => [name, hashOf(bundle[name])]))
  return { entry, preload, files: fileListName, integrity }
}

function hashOf(output: Bundle[string] | undefined): string {
  if (!output) throw new Error('A file of the first screen is not among those that were built.')
  const content = output.type === 'chunk' ? output.code : output.source
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
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
