import { expect, test } from 'vitest'
import { cyclesOf, foldersOf, importsOf } from './import-graph'

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([file, targets]) => [file, new Set(targets)]))

test('imports are found in every form, types included', () => {
  const code = `
    import a from './a'
    import type { B } from './b'
    import { type C } from './c'
    export { d } from './d'
    export * from './e'
    export type { F } from './f'
    const g = () => import('./g')
    type H = typeof import('./h')
    import './i.css'
  `
  expect(importsOf('x.ts', code).toSorted()).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i.css'].map((name) => `./${name}`),
  )
})

test('an acyclic graph has no cycle', () => {
  expect(cyclesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})

test('connected cycles are reported once, with all of their members', () => {
  const edges = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] }
  expect(cyclesOf(graph(edges)).toSorted()).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})

test('folders form a cycle although no files do; files directly in src are nodes of their own', () => {
  const files = graph({
    'app/src/root.tsx': ['app/src/cafes/page.tsx'],
    'app/src/cafes/page.tsx': ['app/src/passes/card.tsx', 'app/src/paths.ts'],
    'app/src/passes/card.tsx': ['app/src/cafes/name.ts'],
    'app/src/cafes/name.ts': [],
    'app/src/paths.ts': [],
  })
  expect(cyclesOf(files)).toEqual([])
  expect(cyclesOf(foldersOf(files))).toEqual([['app/src/cafes', 'app/src/passes']])
})
