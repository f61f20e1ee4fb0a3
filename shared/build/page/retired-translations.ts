import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@baithak/contract'
import type { Plugin } from 'vite'

interface Translations {
  [key: string]: string | Translations
}

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as Translations

/** Adds the retired keys; a text that the shell still has stays. */
function withRetired(current: Translations, retired: Translations): Translations {
  const merged = { ...retired, ...current }
  for (const [key, part] of Object.entries(current)) {
    const retiredPart = retired[key]
    if (typeof part === 'object' && typeof retiredPart === 'object')
      merged[key] = withRetired(part, retiredPart)
  }
  return merged
}

/**
 * Builds `/locales` with the keys of `retired-translations`. Devices that have not yet taken the new release load the
 * newest translations, and would show a key that is no longer there.
 */
export function retiredTranslations(): Plugin {
  let root = ''
  return {
    name: 'baithak:retired-translations',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      for (const { id } of languages) {
        const fileName = `locales/${id}/translation.json`
        const current = await readJson(join(root, 'public', fileName))
        const retired = await readJson(join(root, 'retired-translations', `${id}.json`))
        const source = JSON.stringify(withRetired(current, retired))
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
