import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { normalizePath, type Plugin, parseSync } from 'vite'

const packages = join(import.meta.dirname, '../..')
const kit = join(packages, 'ui/components')
const barrel = join(kit, 'index.ts')
const require = createRequire(import.meta.url)

/** The directive by which a style sheet has the utilities of the whole UI kit. */
const kitSource = /@source "[^"]*\/ui\/components";/

/**
 * Compiles the utilities of those files of the UI kit that the app imports. Tailwind scans files and not imports: it
 * would compile the classes of every part of the kit, used or not.
 */
export function kitSources() {
  let root = ''
  return {
    name: 'baithak:kit-sources',
    apply: 'build',
    enforce: 'pre',
    configResolved(config: { root: string }) {
      root = config.root
    },
    transform: {
      filter: { id: /\.css$/, code: kitSource },
      handler: (code: string, id: string) =>
        code.replace(kitSource, () =>
          kitFilesOf(join(root, 'src'))
            .map((file) => `@source "${normalizePath(relative(dirname(id), file))}";`)
            .join('\n'),
        ),
    },
  } satisfies Plugin
}

/** The files of the kit that the files of a folder import, directly or through other files of shared. */
export function kitFilesOf(folder: string): string[] {
  const found = new Set<string>()
  const queue = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
  for (const file of queue)
    for (const imported of importedFiles(file)) {
      if (!imported.startsWith(packages) || found.has(imported)) continue
      found.add(imported)
      queue.push(imported)
    }
  return [...found].filter((file) => file.startsWith(kit)).sort()
}

function importedFiles(file: string): string[] {
  const { code, staticImports, staticExports, dynamicImports } = parseFile(file)
  const imports = staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name),
  }))
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, isType }) => ({
      source: moduleRequest?.value ?? '',
      names: isType ? [] : [null],
    })),
  )
  const lazyImports = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    source: code.slice(start, end).replace(/['"`]/g, ''),
    names: [null],
  }))
  return [...imports, ...reexports, ...lazyImports].flatMap(({ source, names }) => {
    const target = names.length > 0 && resolve(source, file)
    if (!target) return []
    if (target !== barrel) return target
    return names.map((name) => (name && exportsOfBarrel().get(name)) || barrel)
  })
}

function parseFile(file: string) {
  const code = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  return { code, staticImports, staticExports, dynamicImports }
}

let barrelExports: Map<string, string> | undefined
function exportsOfBarrel(): Map<string, string> {
  barrelExports ??= new Map(
    parseFile(barrel).staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, moduleRequest }): [string, string][] => {
        const file = moduleRequest && resolve(moduleRequest.value, barrel)
        return file && exportName.name ? [[exportName.name, file]] : []
      }),
    ),
  )
  return barrelExports
}

function resolve(source: string, importer: string): string | undefined {
  const [, name, entry = ''] = /^@baithak\/(\w+)(\/.+)?$/.exec(source) ?? []
  if (name) {
    const folder = join(packages, name)
    const { exports } = require(join(folder, 'package.json')) as {
      exports: Record<string, string>
    }
    const file = exports[`.${entry}`]
    return file && join(folder, file)
  }
  if (!source.startsWith('.')) return undefined
  const path = join(dirname(importer), source)
  return [`${path}.tsx`, `${path}.ts`, join(path, 'index.ts'), path].find(isSource)
}

const isSource = (path: string) => /\.tsx?$/.test(path) && existsSync(path)
