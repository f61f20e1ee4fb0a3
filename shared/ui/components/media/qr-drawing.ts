import { encode } from 'uqr'

/** Margin in modules; scanners need four. */
const quietZone = 4

/** Width of a finder square in modules. */
export const finderSize = 7

interface Position {
  x: number
  y: number
}

interface QrDrawing {
  /** Width in modules, including the quiet zone. */
  size: number
  /** The dark modules outside the finder squares. */
  modules: Position[]
  /** Upper left corners of the finder squares. */
  finders: Position[]
}

/** Encodes a text as the shapes of a QR code. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const end = size - quietZone - finderSize
  const finders = [
    { x: quietZone, y: quietZone },
    { x: end, y: quietZone },
    { x: quietZone, y: end },
  ]
  const inFinder = ({ x, y }: Position) =>
    finders.some(
      (finder) =>
        x >= finder.x && x < finder.x + finderSize && y >= finder.y && y < finder.y + finderSize,
    )
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])))
  return { size, modules: dark.filter((module) => !inFinder(module)), finders }
}
