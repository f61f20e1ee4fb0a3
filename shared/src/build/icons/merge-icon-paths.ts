import type { IconNode } from '../../contract/manifest'

type Attributes = Record<string, string>

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = `a${rx} ${ry} 0 1 0`
  return `M${cx - rx} ${cy}${half} ${2 * rx} 0${half} ${-2 * rx} 0z`
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  const [across, down] = [width - 2 * r, height - 2 * r]
  return [
    `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}`,
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`,
  ].join('')
}

/** Converts an SVG shape to path data; `attributes` are those that define its geometry. */
interface Shape {
  attributes: readonly string[]
  toPath(attributes: Attributes): string
}

const numericShape = (
  names: readonly string[],
  toPath: (...numbers: number[]) => string,
): Shape => ({
  attributes: names,
  toPath: (attributes) => toPath(...names.map((name) => Number(attributes[name] ?? 0))),
})

const shapes: Record<string, Shape> = {
  path: {
    attributes: ['d'],
    // A leading `m` is absolute in its own path, but relative after another one.
    toPath: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  },
  circle: numericShape(['cx', 'cy', 'r'], (cx, cy, r) => ellipse(cx, cy, r, r)),
  ellipse: numericShape(['cx', 'cy', 'rx', 'ry'], ellipse),
  // A missing radius equals the other one.
  rect: numericShape(['x', 'y', 'width', 'height', 'rx', 'ry'], (x, y, width, height, rx, ry) =>
    rectangle(x, y, width, height, rx || ry),
  ),
  line: numericShape(['x1', 'y1', 'x2', 'y2'], (x1, y1, x2, y2) => `M${x1} ${y1}L${x2} ${y2}`),
  polyline: { attributes: ['points'], toPath: ({ points = '' }) => `M${points}` },
  polygon: { attributes: ['points'], toPath: ({ points = '' }) => `M${points}z` },
}

/**
 * Merges an icon's shapes into one path: long lists then hold one element per icon instead of up to nine. An icon with
 * any other attribute than geometry stays as it is.
 */
export function mergeIconPaths(node: IconNode): IconNode {
  const paths = node.map(([tag, { key, ...attributes }]) => {
    const shape = shapes[tag]
    const isGeometry = Object.keys(attributes).every((name) => shape?.attributes.includes(name))
    return shape && isGeometry ? shape.toPath(attributes) : null
  })
  if (paths.includes(null)) return node
  return [['path', { d: paths.join(''), key: 'icon' }]]
}
