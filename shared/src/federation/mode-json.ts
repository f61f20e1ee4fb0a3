import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Plugin, Rolldown } from 'vite'
import { contractVersion } from '../contract/contract'
import type { IconNode, ModeJson, ModeManifest } from '../contract/manifest'

const require = createRequire(import.meta.url)

type Bundle = Rolldown.OutputBundle
type BuiltFiles = Pick<ModeJson, 'entry' | 'preload' | 'integrity'>

const notBuilt: BuiltFiles = {
  entry: 'remoteEntry.js',
  preload: { scripts: [], styles: [], texts: {} },
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
        this.emitFile({ type: 'asset', fileName: 'mode.json', source: compose(builtFiles(bundle)) })
      },
    },
  }
}

function iconOf(name: string): IconNode {
  return require(`lucide-react/icons/${name}`).__iconData.node
}

function builtFiles(bundle: Bundle): BuiltFiles {
  const integrity: Record<string, string> = {}
  for (const [name, output] of Object.entries(bundle)) {
    if (!/\.(js|css)$/.test(name)) continue
    const content = output.type === 'chunk' ? output.code : output.source
    integrity[name] = `sha384-${createHash('sha384').update(content).digest('base64')}`
  }
  return { entry: 'remoteEntry.js', preload: firstScreen(bundle), integrity }
}

/** What stands between the mode's door and its first screen: all that the entry, the door and the root import. */
function firstScreen(bundle: Bundle): ModeJson['preload'] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const facing = (pattern: RegExp) =>
    chunks.filter((chunk) => pattern.test(chunk.facadeModuleId ?? ''))
  const scripts = new Set<string>(['remoteEntry.js'])
  const styles = new Set<string>()
  const follow = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') return
    scripts.add(name)
    const { importedCss } =
      (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata ?? {}
    for (const style of importedCss ?? []) styles.add(style)
    for (const next of chunk.imports) if (!scripts.has(next)) follow(next)
  }
  follow('remoteEntry.js')
  for (const chunk of facing(/src\/mode\.ts$|-root\.tsx$|localSharedImportMap/))
    follow(chunk.fileName)
  const texts = Object.fromEntries(
    ['en', 'hi'].map((language) => [
      language,
      facing(new RegExp(`locales/${language}\\.json$`)).map((chunk) => chunk.fileName),
    ]),
  )
  return { scripts: [...scripts], styles: [...styles], texts }
}
