import { encode } from 'uqr'

/** Light modules around the code; scanners need four. */
export const quietZone = 4

/** Modules on a side of the three squares by which a scanner finds the code. */
export const finderSize = 7

interface Spot {
  x: number
  y: number
}

export interface QrDrawing {
  /** Modules on a side, quiet zone included: the drawing's own unit. */
  size: number
  /** The dark modules outside the finder squares. */
  modules: Spot[]
  /** Upper left corners of the finder squares. */
  finders: Spot[]
}

/** A text as a QR code, as shapes ready to be drawn. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const far = size - quietZone - finderSize
  const finders = [
    { x: quietZone, y: quietZone },
    { x: far, y: quietZone },
    { x: quietZone, y: far },
  ]
  const inFinder = ({ x, y }: Spot) =>
    finders.some((at) => x >= at.x && x < at.x + finderSize && y >= at.y && y < at.y + finderSize)
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])))
  return { size, modules: dark.filter((spot) => !inFinder(spot)), finders }
}
