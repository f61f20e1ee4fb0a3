import type { IconNode } from '@baithak/contract'
import { type CustomPlugin, optimize } from 'svgo'

const toAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

/** Merges an icon's shapes into as few paths as possible: long lists then hold fewer elements. */
export function mergeIconPaths(icon: IconNode): IconNode {
  const merged: [string, Record<string, string>][] = []
  const collectShapes: CustomPlugin = {
    name: 'collect-shapes',
    fn: () => ({
      element: {
        enter({ name, attributes }) {
          if (name !== 'svg')
            merged.push([name, { ...attributes, key: `icon${merged.length || ''}` }])
        },
      },
    }),
  }
  const shapes = icon.map(
    ([tag, { key, ...attributes }]) => `<${tag} ${toAttributes(attributes)}/>`,
  )
  optimize(`<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      // Icons are outlines without a fill: paths that cross look the same when merged.
      { name: 'mergePaths', params: { force: true } },
      collectShapes,
    ],
  })
  return merged as IconNode
}
