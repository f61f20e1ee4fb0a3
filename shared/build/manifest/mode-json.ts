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
export type ModeOptions = { manifest: ModeManifest; version: string }
type BuiltFiles = Pick<ModeJson, 'preload' | 'files' | 'integrity'>

/** The file that the federation plugin builds from `./mode`. */
export const entry = 'mode.js'

/** A narrow phone has room for six labels, and the shell adds one. */
const maxNavItems = 5

/** The path of the card's image on a development server. */
const devSceneFolder = 'card'

/** Returns placeholders, because a development server builds each file on request. Nothing compares these hashes. */
const notBuilt = (scene: string): BuiltFiles => ({
  preload: { scripts: [], styles: [], texts: {}, screenTexts: {}, screens: {} },
  integrity: Object.fromEntries(
    [entry, scene].filter(Boolean).map((file) => [file, `sha256-${'A'.repeat(43)}=`]),
  ),
})

/**
 * Writes `mode.json` from the manifest and the built files. `files.json` has the hashes of all files, because
 * `mode.json` must be small: every visitor loads it with the registry.
 */
export function modeJson({ manifest, version }: ModeOptions): Plugin {
  const compose = (files: BuiltFiles, scene = ''): string => {
    const { nav, card, screens, pictures: _, ...rest } = translateManifest(root, manifest)
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
  const pictures = new Map<string, string>()
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
      if (this.environment.mode !== 'build') return
      const named = Object.values(manifest.pictures ?? {}).flat()
      for (const name of manifest.card ? [manifest.card.scene, ...named] : named) {
        const file = sceneFile(root, name)
        const source = await readFile(file)
        pictures.set(name, this.emitFile({ type: 'asset', name: basename(file), source }))
      }
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const fileOf = (picture: string) => this.getFileName(pictures.get(picture) ?? '')
        const scene = manifest.card && fileOf(manifest.card.scene)
        const hashes = fileHashes(bundle)
        const fileList = JSON.stringify(hashes)
        const files = builtFiles(
          collectPreload(bundle, manifest, fileOf),
          { ...hashes, [fileListName]: hashOf(fileList) },
          scene,
        )
        this.emitFile({ type: 'asset', fileName: fileListName, source: fileList })
        this.emitFile({ type: 'asset', fileName: 'mode.json', source: compose(files, scene) })
      },
    },
  }
}

/** Returns the paths of the screens that have a property. */
export const pathsWith = (property: 'immersive' | 'offline' | 'public', screens: ModeScreens) =>
  Object.values(screens).flatMap((screen) => (screen[property] ? [screen.path] : []))

/**
 * Returns the shapes of an icon. Their positions replace lucide's keys, whose random values would change every build.
 */
export function iconOf(name: string): IconNode {
  const shapes: IconNode = require(`lucide-react/icons/${name}`).__iconData.node
  return shapes.map(([element, attributes], index) => [
    element,
    { ...attributes, key: String(index) },
  ])
}

/** Returns the files that `mode.json` names, with their hashes. */
function builtFiles(
  preload: ModeJson['preload'],
  hashes: Record<string, string>,
  scene: string | undefined,
): BuiltFiles {
  const { scripts, styles, texts, screenTexts, screens } = preload
  const lists = [texts, screenTexts, screens].flatMap((byName) => Object.values(byName))
  const named = [scripts, styles, ...lists].flat()
  const files = new Set([entry, fileListName, ...named, ...(scene ? [scene] : [])])
  const integrity = [...files].map((name) => {
    const hash = hashes[name]
    if (!hash) throw new Error(`${name} is not among the files that were built.`)
    return [name, hash]
  })
  return { preload, files: fileListName, integrity: Object.fromEntries(integrity) }
}

/** Collects the files that the first screens need. */
function collectPreload(
  bundle: Bundle,
  { screens, pictures = {} }: ModeManifest,
  fileOf: (picture: string) => string,
): ModeJson['preload'] {
  const root = Object.values(bundle)
    .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
    .find((id) => id.endsWith('-root.tsx'))
  if (!root)
    throw new Error('src has no root of the mode. Create a file whose name ends with -root.tsx.')
  const first = withImports(bundle, [entry, ...chunksWith(bundle, (ids) => ids.includes(root))])
  const preloaded = new Set([...first.scripts, ...first.styles])
  /** Returns the chunks with the texts of the first screen, or of the other screens. */
  const textsIn = (language: string, ofScreens: boolean) => {
    const isText = (id: string) =>
      id.endsWith(`/${language}.json`) && id.includes('/locales/screens/') === ofScreens
    const texts = chunksWith(bundle, (ids) => ids.length > 0 && ids.every(isText))
    if (language === 'en' && texts.length === 0 && !ofScreens)
      throw new Error(
        'src/locales/en.json is not in its own chunk and would not be preloaded. Import it in mode.ts alone.',
      )
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
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([path, names]) => [path, names.map(fileOf)]),
    ),
  }
}
