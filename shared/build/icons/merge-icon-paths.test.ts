import { createRequire } from 'node:module'
import type { IconNode } from '@baithak/contract'
import { describe, expect, it } from 'vitest'
import { iconPathsPlugin } from './icon-paths-plugin'
import { mergeIconPaths } from './merge-icon-paths'

const require = createRequire(import.meta.url)

describe('the shapes of an icon', () => {
  it('become one path, in which each shape starts where it did', () => {
    const pin: IconNode = [
      ['path', { d: 'M5 12h14', key: 'a' }],
      ['path', { d: 'm12 5 7 7', key: 'b' }],
      ['circle', { cx: '12', cy: '10', r: '3', key: 'c' }],
      ['line', { x1: '12', x2: '12', y1: '2', y2: '22', key: 'd' }],
      ['polyline', { points: '4 7 4 4 20 4', key: 'e' }],
    ]
    expect(mergeIconPaths(pin)).toEqual([
      [
        'path',
        {
          d: 'M5 12h14M12 5l7 7M12 7A3 3 0 1 0 12 13 3 3 0 1 0 12 7zM12 2 12 22M4 7 4 4 20 4',
          key: 'icon',
        },
      ],
    ])
  })

  it('stay apart where one has attributes of its own', () => {
    // Lucide's icons may have attributes that the schema of the navigation's icons refuses.
    const dot = ['circle', { cx: '1', cy: '1', r: '.5', fill: 'red', key: 'b' }]
    const icon = [['path', { d: 'M5 12h14', key: 'a' }], dot] as unknown as IconNode
    expect(mergeIconPaths(icon)).toMatchObject([
      ['path', { d: 'M5 12h14' }],
      ['path', { fill: 'red' }],
    ])
  })
})

it('a build contains each of lucide’s icons as one path, and the rest of its module unchanged', () => {
  const module = require.resolve('lucide-react/icons/map-pin')
  const { transform } = iconPathsPlugin()
  const code = [
    "import createLucideIcon from '../createLucideIcon.mjs'",
    'const __iconData = {\n  name: "map-pin",\n  size: 24,\n  node: [["path", { d: "M1 1h2", key: "a" }], ["circle", { cx: "12", cy: "10", r: "3", key: "b" }]]\n};',
    'export { __iconData }',
  ].join('\n')
  const { handler, filter } = transform as {
    handler(code: string): { code: string }
    filter: { id: RegExp }
  }
  expect(module.replace('/cjs/', '/esm/').replace(/\.c?js$/, '.mjs')).toMatch(filter.id)
  expect(handler(code).code.split('\n')).toEqual([
    "import createLucideIcon from '../createLucideIcon.mjs'",
    expect.stringMatching(
      /^const __iconData = \{"name":"map-pin","size":24,"node":\[\["path",\{"d":"M1 1h2M12 7[^"]*","key":"icon"\}\]\]\};$/,
    ),
    'export { __iconData }',
  ])
})
