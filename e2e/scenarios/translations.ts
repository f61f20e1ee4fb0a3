import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { languages as all, type Language } from '@baithak/contract'

export type { Language }
export const languages = all.map(({ id }) => id)
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** `party-invitation` are the translations of a screen, in its folder. */
function fileOf(namespace: string, language: string): string {
  if (namespace === 'shell') return `shell/public/locales/${language}/translation.json`
  if (namespace.startsWith('sample-')) return `shared/domain/${namespace}/${language}.json`
  const [mode, ...screen] = namespace.split('-')
  return `remote-${mode}/src/${screen.join('-') || 'locales'}/${language}.json`
}

/**
 * Translates keys of all five apps, of screens with their own translations and of samples to a language:
 * `party-venues:filters.apply`, `party-invitation:title`. `change` is applied to each text before its values are.
 */
export function translatorFor(
  language: string,
  change: (text: string, key: string) => string = (text) => text,
): Translate {
  const files = new Map<string, unknown>()
  return (key, values = {}) => {
    const [app = '', path = ''] = key.split(':')
    if (!files.has(app)) {
      const file = join(repositoryRoot, fileOf(app, language))
      files.set(app, JSON.parse(readFileSync(file, 'utf8')))
    }
    let found = files.get(app)
    for (const part of path.split('.'))
      found = (found as Record<string, unknown> | undefined)?.[part]
    if (typeof found !== 'string')
      throw new Error(`There is no translation of ${key} in ${language}.`)
    return change(found, path).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    )
  }
}
