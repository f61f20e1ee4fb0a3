import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** Returns the files of a namespace. A mode's has the texts of its first screen and those of its other screens. */
function filesOf(namespace: string, language: string): string[] {
  if (namespace === 'shell') return [`shell/public/locales/${language}/translation.json`]
  if (namespace.startsWith('sample-')) return [`shared/domain/${namespace}/${language}.json`]
  const [mode, ...screen] = namespace.split('-')
  const source = `remote-${mode}/src`
  if (screen.length > 0) return [`${source}/${screen.join('-')}/${language}.json`]
  const screens = `${source}/locales/screens/${language}.json`
  const first = `${source}/locales/${language}.json`
  return existsSync(join(repositoryRoot, screens)) ? [first, screens] : [first]
}

const read = (file: string): object => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'))

/**
 * Translates keys of all five apps, of screens with their own translations and of samples to a language:
 * `party:filters.apply`, `party:invitation.title`.
 */
export function translatorFor(language: string): Translate {
  const files = new Map<string, unknown>()
  return (key, values = {}) => {
    const [app = '', path = ''] = key.split(':')
    if (!files.has(app)) files.set(app, Object.assign({}, ...filesOf(app, language).map(read)))
    let found = files.get(app)
    for (const part of path.split('.'))
      found = (found as Record<string, unknown> | undefined)?.[part]
    if (typeof found !== 'string')
      throw new Error(`There is no translation of ${key} in ${language}.`)
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

const textsIn = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(textsIn)

const textsByLanguage = new Map<string, readonly string[]>()

/** Returns every text of the shell, the modes and the samples in a language. */
export function textsOf(language: string): readonly string[] {
  const known = textsByLanguage.get(language) ?? readTexts(language)
  textsByLanguage.set(language, known)
  return known
}

function readTexts(language: string): readonly string[] {
  const files = readdirSync(repositoryRoot)
    .filter((folder) => folder.startsWith('remote-'))
    .flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => basename(file) === `${language}.json`)
        .map((file) => `${folder}/src/${file}`),
    )
  return [...filesOf('shell', language), ...files].flatMap((file) => textsIn(read(file)))
}
