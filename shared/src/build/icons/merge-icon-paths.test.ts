import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import type { IconNode } from '../../contract/manifest'
import { iconPathsPlugin } from './icon-paths-plugin'
import { mergeIconPaths } from './merge-icon-paths'

const require = createRequire(import.meta.url)
const pathOf = (...node: IconNode) => mergeIconPaths(node)[0]?.[1].d

describe('an icon as one path', () => {
  it('joins its paths, and starts each at an absolute point', () => {
    expect(
      pathOf(['path', { d: 'M5 12h14', key: 'a' }], ['path', { d: 'm12 5 7 7', key: 'b' }]),
    ).toBe('M5 12h14M0 0m12 5 7 7')
  })

  it.each<[IconNode[number], string]>([
    [['circle', { cx: '12', cy: '10', r: '3' }], 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    [['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }], 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
    [['rect', { x: '2', y: '4', width: '20', height: '16' }], 'M2 4h20v16h-20v-16z'],
    [
      ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
      'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
    ],
    [['line', { x1: '12', x2: '12', y1: '2', y2: '22' }], 'M12 2L12 22'],
    [['polyline', { points: '4 7 4 4 20 4' }], 'M4 7 4 4 20 4'],
    [['polygon', { points: '6 3 20 12 6 21' }], 'M6 3 20 12 6 21z'],
  ])('writes %j as %s', (shape, path) => {
    expect(pathOf(shape)).toBe(path)
  })

  it('does not merge shapes with attributes of their own, or unknown shapes', () => {
    // Lucide's own may hold more than those of the navigation.
    const dot = [
      ['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }],
    ] as unknown as IconNode
    expect(mergeIconPaths(dot)).toBe(dot)
    const word = [['text', { x: '1' }]] as unknown as IconNode
    expect(mergeIconPaths(word)).toBe(word)
  })
})

it('a build contains each of lucide’s icons as one path, and the rest of its module unchanged', () => {
  const module = require.resolve('lucide-react/icons/map-pin')
  const { transform } = iconPathsPlugin()
  const code = [
    "import createLucideIcon from '../createLucideIcon.mjs'",
    'const __iconData = {\n  name: "map-pin",\n  size: 24,\n  node: [["path", { d: "M1 1", key: "a" }], ["circle", { cx: "12", cy: "10", r: "3", key: "b" }]]\n};',
    'export { __iconData }',
  ].join('\n')
  const { handler, filter } = transform as { handler(code: string): string; filter: { id: RegExp } }
  expect(module.replace('/cjs/', '/esm/').replace(/\.c?js$/, '.mjs')).toMatch(filter.id)
  expect(handler(code).split('\n')).toEqual([
    "import createLucideIcon from '../createLucideIcon.mjs'",
    'const __iconData = {"name":"map-pin","size":24,"node":[["path",{"d":"M1 1M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z","key":"icon"}]]};',
    'export { __iconData }',
  ])
})
