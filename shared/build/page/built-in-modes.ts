import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ModeManifest } from '@baithak/contract'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import { modes, repositoryRoot } from '../apps'
import { translateManifest } from '../container/manifest-texts'
import { pathsWith } from '../container/mode-json'
import { sceneFile } from '../container/scene-file'

const modesModule = 'virtual:built-in-modes'
const cardsModule = 'virtual:built-in-cards'
const stylesModule = 'virtual:built-in-cards.css'

/**
 * What the first paint needs of the modes before the registry is loaded, generated from their manifests: whom each path
 * belongs to, and the cards of the prerendered mode chooser. An entry of the registry replaces it.
 */
export function builtInModes(folders = modes.map(({ folder }) => join(repositoryRoot, folder))) {
  let reading: Promise<BuiltInMode[]> | undefined
  return {
    name: 'baithak:built-in-modes',
    resolveId: (source) =>
      [modesModule, cardsModule, stylesModule].includes(source) ? `\0${source}` : undefined,
    async load(id) {
      const generate = generators.get(id.slice(1))
      if (!id.startsWith('\0') || !generate) return undefined
      reading ??= Promise.all(folders.map(readMode))
      return generate(await reading)
    },
  } satisfies Plugin
}

interface BuiltInMode {
  folder: string
  manifest: ReturnType<typeof translateManifest>
}

// Vite's own `runnerImport` gives up after a minute, which a busy machine may need.
async function readMode(folder: string): Promise<BuiltInMode> {
  const { href } = pathToFileURL(join(folder, 'src/manifest.ts'))
  const { manifest } = (await tsImport(href, href)) as { manifest: ModeManifest }
  return { folder, manifest: translateManifest(folder, manifest) }
}

const withCard = (all: readonly BuiltInMode[]) =>
  all.flatMap(({ folder, manifest: { id, card } }) => (card ? [{ folder, id, card }] : []))

const generators = new Map<string, (all: readonly BuiltInMode[]) => string>([
  [
    modesModule,
    (all) => {
      const content = all.map(({ manifest: { id, prefix, audience, screens } }) => {
        const open = pathsWith('open', screens ?? {})
        return { id, prefix, audience, open: open.length > 0 ? open : undefined }
      })
      return `export const builtInModes = ${JSON.stringify(content)}`
    },
  ],
  [
    cardsModule,
    (all) => {
      const cards = withCard(all)
      const imports = cards.map(({ folder, card }, index) => {
        const file = JSON.stringify(sceneFile(folder, card.scene))
        return `import scene${index} from ${file}`
      })
      const content = cards.map(({ id, card: { name, text, leadsFor } }, index) => {
        const texts = JSON.stringify({ id, name, text, leadsFor })
        return `{ ...${texts}, scene: scene${index} }`
      })
      return `${imports.join('\n')}\nexport const builtInCards = [${content.join()}]`
    },
  ],
  [
    // The policy refuses the style attributes of prerendered markup.
    stylesModule,
    (all) =>
      withCard(all)
        .map(
          ({ id, card: { colours } }) =>
            `[data-board="${id}"]{--board:${colours.accent};--edge:${colours.deep}}`,
        )
        .join('\n'),
  ],
])
