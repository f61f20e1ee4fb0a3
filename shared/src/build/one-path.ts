import type { IconNode } from '../contract/manifest'

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

/** How a shape is written as a path, and the attributes that tell its form. */
interface Shape {
  form: readonly string[]
  draw(attributes: Attributes): string
}

const measured = (form: readonly string[], draw: (...numbers: number[]) => string): Shape => ({
  form,
  draw: (attributes) => draw(...form.map((name) => Number(attributes[name] ?? 0))),
})

const shapes: Record<string, Shape> = {
  path: {
    form: ['d'],
    // A path may begin relative to nothing, and goes on from where the one before it ended.
    draw: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  },
  circle: measured(['cx', 'cy', 'r'], (cx, cy, r) => ellipse(cx, cy, r, r)),
  ellipse: measured(['cx', 'cy', 'rx', 'ry'], ellipse),
  // Corners are round both ways alike, whichever of the two says so.
  rect: measured(['x', 'y', 'width', 'height', 'rx', 'ry'], (x, y, width, height, rx, ry) =>
    rectangle(x, y, width, height, rx || ry),
  ),
  line: measured(['x1', 'y1', 'x2', 'y2'], (x1, y1, x2, y2) => `M${x1} ${y1}L${x2} ${y2}`),
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
