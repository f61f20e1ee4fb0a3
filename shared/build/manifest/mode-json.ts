import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { IconNode, ModeJson, ModeManifest, ModeScreens } from '@baithak/contract'
import { contractVersion, inEachLanguage } from '@baithak/contract'
import type { Plugin, Rolldown } from 'vite'
import { collectChunkImports } from '../bundle/collect-chunk-imports'
import { fileHashes, fileListName, hashOf } from '../bundle/file-hashes'
import { needs } from '../federation'
import { sceneFile, translateManifest } from './manifest-texts'

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
  const collect = collectChunkImports(bundle)
  const first = collect(/src\/mode\.ts$|-root\.tsx$/, [entry])
  const preloaded = new Set([...first.scripts, ...first.styles])
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  /** Chunks of texts alone: those in `locales/screens`, or all others. */
  const textsIn = (language: string, ofScreens: boolean) => {
    const texts = chunks.filter(
      ({ moduleIds }) =>
        moduleIds.length > 0 &&
        moduleIds.every(
          (id) =>
            id.endsWith(`/${language}.json`) && id.includes('/locales/screens/') === ofScreens,
        ),
    )
    if (language === 'en' && texts.length === 0 && !ofScreens)
      throw new Error('src/locales/en.json is in no chunk of its own, and would not be preloaded.')
    return collect(
      /^$/,
      texts.map(({ fileName }) => fileName),
    ).scripts
  }
  const screenFiles = (module: string) => {
    const page = new RegExp(`/src/${module}\\.tsx$`)
    if (collect(page).scripts.length === 0)
      throw new Error(`src/${module}.tsx, a page in src/screens.ts, is not built.`)
    const { scripts, styles } = collect(page)
    return [...scripts, ...styles].filter((file) => !preloaded.has(file))
  }
  return {
    ...first,
    texts: inEachLanguage((language) => textsIn(language, false)),
    screenTexts: inEachLanguage((language) => textsIn(language, true)),
    screens: Object.fromEntries(
      Object.values(screens).flatMap(({ path, page, preload, offline }) => {
        const files = page === undefined ? [] : screenFiles(page)
        return preload || offline ? [[path, files]] : []
      }),
    ),
  }
}
