import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ModeManifest } from '@baithak/contract'
import { type ByLanguage, languages } from '@baithak/contract'

interface ManifestTexts {
  card?: { name: string; text: string }
  nav?: Record<string, string>
}

/** Where a mode has its texts, a file a language. */
const locales = 'src/locales'

/** A mode's manifest with the texts of its card and its navigation in all languages. */
export function translateManifest(folder: string, { nav, card, ...manifest }: ModeManifest) {
  const texts = languages.flatMap(({ id }): [string, ManifestTexts][] => {
    const file = join(folder, locales, `${id}.json`)
    return existsSync(file) ? [[id, JSON.parse(readFileSync(file, 'utf8')).manifest ?? {}]] : []
  })
  const collect = (name: string, textIn: (file: ManifestTexts) => string | undefined) => {
    const found = texts.flatMap(([id, file]) => {
      const text = textIn(file)
      return text === undefined ? [] : [[id, text]]
    })
    if (found[0]?.[0] !== 'en') throw new Error(`${locales}/en.json has no manifest.${name}.`)
    return Object.fromEntries(found) as ByLanguage
  }
  return {
    ...manifest,
    nav: nav.map((item) => ({
      ...item,
      label: collect(`nav.${item.label}`, (file) => file.nav?.[item.label]),
    })),
    ...(card && {
      card: {
        ...card,
        name: collect('card.name', (file) => file.card?.name),
        text: collect('card.text', (file) => file.card?.text),
      },
    }),
  }
}

/** The image of a mode's card: a file below the mode's `src`, or of a package. */
export const sceneFile = (modeFolder: string, scene: string): string =>
  scene.startsWith('@')
    ? createRequire(join(modeFolder, 'package.json')).resolve(scene)
    : join(modeFolder, 'src', scene)
