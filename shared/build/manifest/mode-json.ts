import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { IconNode, ModeJson, ModeManifest, ModeScreens } from '@baithak/contract'
import { contractVersion, inEachLanguage } from '@baithak/contract'
import { rootsOf } from '@baithak/contract/modes'
import type { Plugin, Rolldown } from 'vite'
import { chunksWith, withImports } from '../bundle/chunks'
import { fileHashes, fileListName, hashOf } from '../bundle/file-hashes'
import { needs } from '../federation'
import { sceneFile, translateManifest } from './manifest-texts'
import { pageModules } from './page-modules'

const require = createRequire(import.meta.url)

type Bundle = Rolldown.OutputBundle
type BuiltFiles = Pick<ModeJson, 'preload' | 'files' | 'integrity'>

/** The module that the federation plugin builds of `./mode`. */
export const entry = 'mode.js'

/** The shell adds one, and the labels of six fit a narrow phone. */
const maxNavItems = 5

/** Where a development server has the image of the card. */
const devSceneFolder = 'card'

/** A development server builds each file on request; nothing compares these hashes. */
const notBuilt = (scene: string): BuiltFiles => ({
  preload: { scripts: [], styles: [], texts: {}, screenTexts: {}, screens: {} },
  integrity: Object.fromEntries(
    [entry, scene].filter(Boolean).map((file) => [file, `sha256-${'A'.repeat(43)}=`]),
  ),
})

/**
 * Writes `mode.json` from the manifest and the build's files, and beside it the hashes of all files, which the registry
 * need not carry to every visitor.
 */
export function modeJson({
  manifest,
  version,
}: {
  manifest: ModeManifest
  version: string
}): Plugin {
  const compose = (files: BuiltFiles, scene = ''): string => {
    const { nav, card, screens, ...rest } = translateManifest(root, manifest)
    const content: ModeJson = {
      ...rest,
      version,
      contract: contractVersion,
      nav: nav.map((item) => ({ ...item, icon: iconOf(item.icon) })),
      card: card && { ...card, scene },
      roots: rootsOf(screens),
      immersive: pathsWith('immersive', screens),
      offline: pathsWith('offline', screens),
      public: pathsWith('public', screens),
      entry,
      needs,
      ...files,
    }
    return JSON.stringify(content)
  }
  let root = ''
  let scenePath = ''
  let sceneReference: string | undefined
  return {
    name: 'baithak:mode-json',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      if (manifest.nav.length > maxNavItems)
        throw new Error(
          `src/manifest.ts of ${manifest.id}: nav has ${manifest.nav.length} items. With "Modes", which the shell adds, a phone of 320 px has room for ${maxNavItems}: link the others from a screen.`,
        )
      if (manifest.card) scenePath = sceneFile(config.root, manifest.card.scene)
    },
    configureServer(server) {
      const devScene = scenePath && `${devSceneFolder}/${basename(scenePath)}`
      server.middlewares.use('/mode.json', (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.setHeader('access-control-allow-origin', '*')
        response.end(compose(notBuilt(devScene), devScene))
      })
      if (devScene)
        server.middlewares.use(`/${devScene}`, async (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(await readFile(scenePath))
        })
    },
    async buildStart() {
      if (!scenePath || this.environment.mode !== 'build') return
      const source = await readFile(scenePath)
      sceneReference = this.emitFile({ type: 'asset', name: basename(scenePath), source })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scene = sceneReference && this.getFileName(sceneReference)
        const hashes = fileHashes(bundle)
        const fileList = JSON.stringify(hashes)
        const files = builtFiles(
          collectPreload(bundle, manifest.screens),
          {
            ...hashes,
            [fileListName]: hashOf(fileList),
          },
          scene ? [scene] : [],
        )
        this.emitFile({ type: 'asset', fileName: fileListName, source: fileList })
        this.emitFile({ type: 'asset', fileName: 'mode.json', source: compose(files, scene) })
      },
    },
  }
}

/** The paths of the screens that have a property. */
export const pathsWith = (property: 'immersive' | 'offline' | 'public', screens: ModeScreens) =>
  Object.values(screens).flatMap((screen) => (screen[property] ? [screen.path] : []))

/** With positions as keys: lucide's own are random, and every visitor loads the registry. */
export function iconOf(name: string): IconNode {
  const shapes: IconNode = require(`lucide-react/icons/${name}`).__iconData.node
  return shapes.map(([element, attributes], index) => [
    element,
    { ...attributes, key: String(index) },
  ])
}

/** The registry holds the hashes of the files it names, the file list those of all. */
function builtFiles(
  preload: ModeJson['preload'],
  hashes: Record<string, string>,
  further: readonly string[],
): BuiltFiles {
  const { scripts, styles, texts, screenTexts, screens } = preload
  const named = [
    scripts,
    styles,
    ...Object.values(texts),
    ...Object.values(screenTexts),
    ...Object.values(screens),
  ].flat()
  const files = new Set([entry, fileListName, ...named, ...further])
  const integrity = [...files].map((name) => {
    const hash = hashes[name]
    if (!hash) throw new Error(`${name} is not among the files that were built.`)
    return [name, hash]
  })
  return { preload, files: fileListName, integrity: Object.fromEntries(integrity) }
}

/** The files that the first screens need beside the entry. */
function collectPreload(bundle: Bundle, screens: ModeScreens): ModeJson['preload'] {
  const root = Object.values(bundle)
    .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
    .find((id) => id.endsWith('-root.tsx'))
  if (!root) throw new Error('src has no root of the mode: a file whose name ends with -root.tsx.')
  const first = withImports(bundle, [entry, ...chunksWith(bundle, (ids) => ids.includes(root))])
  const preloaded = new Set([...first.scripts, ...first.styles])
  /** Chunks of texts alone: those in `locales/screens`, or all others. */
  const textsIn = (language: string, ofScreens: boolean) => {
    const isText = (id: string) =>
      id.endsWith(`/${language}.json`) && id.includes('/locales/screens/') === ofScreens
    const texts = chunksWith(bundle, (ids) => ids.length > 0 && ids.every(isText))
    if (language === 'en' && texts.length === 0 && !ofScreens)
      throw new Error('src/locales/en.json is in no chunk of its own, and would not be preloaded.')
    return withImports(bundle, texts).scripts
  }
  const pages = pageModules(root)
  const pageFiles = (name: string) => {
    const module = pages.get(name)
    const chunks = chunksWith(bundle, (ids) => ids.some((id) => id.startsWith(`${module}.`)))
    if (chunks.length === 0)
      throw new Error(
        `${root} has no page to preload for the screen ${name}. Write ${name}: lazyComponent(() => import('./…'), '…').`,
      )
    const { scripts, styles } = withImports(bundle, chunks)
    return [...scripts, ...styles].filter((file) => !preloaded.has(file))
  }
  return {
    ...first,
    texts: inEachLanguage((language) => textsIn(language, false)),
    screenTexts: inEachLanguage((language) => textsIn(language, true)),
    screens: Object.fromEntries(
      Object.entries(screens).flatMap(([name, { path, preload, offline }]) =>
        preload || offline ? [[path, pageFiles(name)]] : [],
      ),
    ),
  }
}
