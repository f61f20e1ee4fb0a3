import type { IconNode } from '../contract/manifest'

type Attributes = Record<string, string>

const numbers = (attributes: Attributes, names: readonly string[]) =>
  names.map((name) => Number(attributes[name] ?? 0))

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

/** How each shape of an icon is written as a path, and the attributes that tell its form. */
const shapes: Record<string, { form: readonly string[]; draw(attributes: Attributes): string }> = {
  path: {
    form: ['d'],
    // A path may begin relative to nothing, and goes on from where the one before it ended.
    draw: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  },
  circle: {
    form: ['cx', 'cy', 'r'],
    draw: (attributes) => {
      const [cx = 0, cy = 0, r = 0] = numbers(attributes, ['cx', 'cy', 'r'])
      return ellipse(cx, cy, r, r)
    },
  },
  ellipse: {
    form: ['cx', 'cy', 'rx', 'ry'],
    draw: (attributes) => {
      const [cx = 0, cy = 0, rx = 0, ry = 0] = numbers(attributes, ['cx', 'cy', 'rx', 'ry'])
      return ellipse(cx, cy, rx, ry)
    },
  },
  rect: {
    form: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    draw: ({ rx, ry, ...attributes }) => {
      const [x = 0, y = 0, width = 0, height = 0] = numbers(attributes, [
        'x',
        'y',
        'width',
        'height',
      ])
      return rectangle(x, y, width, height, Number(rx ?? ry ?? 0))
    },
  },
  line: {
    form: ['x1', 'y1', 'x2', 'y2'],
    draw: (attributes) => {
      const [x1, y1, x2, y2] = numbers(attributes, ['x1', 'y1', 'x2', 'y2'])
      return `M${x1} ${y1}L${x2} ${y2}`
    },
  },
  polyline: { form: ['points'], draw: ({ points = '' }) => `M${points}` },
  polygon: { form: ['points'], draw: ({ points = '' }) => `M${points}z` },
}

/**
 * An icon's shapes as one path, so that a list of thousands holds one element for each icon and not nine. Shapes that
 * something else than their form tells apart stay as they are.
 */
export function onePath(node: IconNode): IconNode {
  const drawn = node.map(([tag, { key, ...attributes }]) => {
    const shape = shapes[tag]
    const isForm = Object.keys(attributes).every((name) => shape?.form.includes(name))
    return shape && isForm ? shape.draw(attributes) : null
  })
  if (drawn.includes(null)) return node
  return [['path', { d: drawn.join(''), key: 'icon' }]]
}
