import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/shared/apps'

export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]
export type Translate = (key: string, values?: Record<string, string | number>) => string

const fileOf = (app: string, language: Language) =>
  app === 'shell'
    ? `shell/public/locales/${language}/translation.json`
    : `remote-${app}/src/locales/${language}.json`

/** Translates keys of all five apps to a language: `party:filters.apply`. */
export function translatorFor(language: Language): Translate {
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
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
