import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ModeManifest } from '@baithak/contract'
import { type ByLanguage, languages } from '@baithak/contract'

interface ManifestTexts {
  card?: { name: string; text: string }
  nav?: Record<string, string>
}

/** The folder with a mode's texts, one file a language. */
const locales = 'src/locales'

/** Adds the texts of the card and the navigation, in all languages, to a mode's manifest. */
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

/** Returns the path of the card's image, which is in the mode's `src` or in a package. */
export const sceneFile = (modeFolder: string, scene: string): string =>
  scene.startsWith('@')
    ? createRequire(join(modeFolder, 'package.json')).resolve(scene)
    : join(modeFolder, 'src', scene)
