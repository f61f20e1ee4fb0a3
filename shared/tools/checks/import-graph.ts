import { existsSync, statSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { parseSync } from 'vite'

/** The imported files of each file, as paths from the repository's root. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

const extensions = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The specifiers of all imports and re-exports, dynamic and type-only ones included. */
export function importsOf(file: string, code: string): string[] {
  const { module, program } = parseSync(file, code)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ]
  // The module record lacks `typeof import('./x')`.
  if (program.body.length > 0)
    for (const [, specifier = ''] of code.matchAll(/typeof import\(['"]([^'"]+)['"]\)/g))
      specifiers.push(specifier)
  return [...new Set(specifiers)]
}

/** Resolves relative specifiers to files. */
export function resolveImport(root: string, specifier: string, importer: string) {
  if (!specifier.startsWith('.')) return undefined
  const base = resolve(root, dirname(importer), specifier)
  const found = extensions.map((extension) => base + extension).find(isFile)
  return found && relative(root, found).split(sep).join('/')
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** The strongly connected components of more than one node, by Tarjan's algorithm. */
export function cyclesOf(graph: Graph): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const cycles: string[][] = []
  const visit = (node: string) => {
    const order = index.size
    index.set(node, order)
    low.set(node, order)
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node) ?? order, low.get(next) ?? order))
      } else if (onStack.has(next))
        low.set(node, Math.min(low.get(node) ?? order, index.get(next) ?? order))
    }
    if (low.get(node) !== order) return
    const component = stack.splice(stack.indexOf(node))
    for (const member of component) onStack.delete(member)
    if (component.length > 1) cycles.push(component.toSorted())
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return cycles
}

/** The graph of folders; a file directly in `src` or in a package of shared is a node of its own. */
export function foldersOf(graph: Graph): Graph {
  const nodeOf = (file: string) =>
    /\/src\/[^/]+$|^shared\/\w+\/[^/]+$/.test(file) ? file : dirname(file)
  const folders = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    const from = nodeOf(file)
    const edges = folders.get(from) ?? new Set()
    folders.set(from, edges)
    for (const target of targets) if (nodeOf(target) !== from) edges.add(nodeOf(target))
  }
  return folders
}
