import { languageOfFile, type Mode, type ModeProps } from '@baithak/contract'
import { modeLifecycles } from '@baithak/platform'
import type { ComponentType } from 'react'

type LoadTranslations = () => Promise<{ default: object }>

/** The argument of `defineMode`, in a mode's `src/mode.ts`. */
interface ModeDefinition {
  /**
   * Loaders of texts by namespace, the first screen's namespace first. Each namespace is
   * `import.meta.glob('./locales/*.json', { import: 'default' })`, so that a visitor loads one language and English.
   */
  translations: Record<string, Record<string, () => Promise<unknown>>>
  /** The mode's screens. */
  root: ComponentType<ModeProps>
  /** Publishes what the member has ahead until it is stopped; fetched after the first screen. */
  agenda?: Mode['agenda']
}

/** Turns a mode's root into single-spa lifecycles that any single-spa host can mount. */
export const defineMode = ({ root, translations, ...data }: ModeDefinition): Mode => ({
  ...modeLifecycles(root),
  translations: Object.fromEntries(
    Object.entries(translations).map(([namespace, files]) => [namespace, combine(files)]),
  ),
  ...data,
})

/** The files of a language are loaded together. */
function combine(files: ModeDefinition['translations'][string]) {
  const loaders: Record<string, LoadTranslations> = {}
  for (const [path, load] of Object.entries(files)) {
    const language = languageOfFile(path)
    const others = loaders[language]
    loaders[language] = async () => {
      const [texts, own] = await Promise.all([others?.(), load()])
      return { default: { ...texts?.default, ...(own as object) } }
    }
  }
  return loaders as unknown as Mode['translations'][string]
}
