import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

interface Node {
  type: string
  key?: { name?: string }
  source?: { value: string }
}

/**
 * Returns the module of each screen's page, without its extension. It reads the source of a mode's root:
 * `explore: lazyComponent(() => import('./explore/explore-page'), 'ExplorePage')`.
 */
export function pageModules(root: string): Map<string, string> {
  const modules = new Map<string, string>()
  const visit = (value: unknown, screen = '') => {
    if (typeof value !== 'object' || value === null) return
    const { type, key, source } = value as Node
    if (type === 'ImportExpression' && source)
      modules.set(screen, join(dirname(root), source.value))
    const name = type === 'Property' ? key?.name : screen
    for (const child of Object.values(value)) visit(child, name)
  }
  visit(parseSync(root, readFileSync(root, 'utf8')).program)
  return modules
}
