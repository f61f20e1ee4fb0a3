import { encode } from 'uqr'

/** Light modules around the code; scanners need four. */
export const quietZone = 4

/** Modules on a side of the three squares by which a scanner finds the code. */
export const finderSize = 7

export interface QrDrawing {
  /** Modules on a side, quiet zone included: the drawing's own unit. */
  size: number
  /** Runs of dark modules; neighbours in one, so that no light hairline shows between them. */
  bars: { x: number; y: number; length: number }[]
  /** Upper left corners of the finder squares, which the bars leave out. */
  finders: { x: number; y: number }[]
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
  const inFinder = (x: number, y: number) =>
    finders.some((at) => x >= at.x && x < at.x + finderSize && y >= at.y && y < at.y + finderSize)
  const bars = data.flatMap((row, y) =>
    barsOf(
      row.map((dark, x) => dark && !inFinder(x, y)),
      y,
    ),
  )
  return { size, bars, finders }
}

function barsOf(row: boolean[], y: number) {
  const bits = row.map((dark) => (dark ? '1' : '0')).join('')
  return [...bits.matchAll(/1+/g)].map(({ index: x, 0: run }) => ({ x, y, length: run.length }))
}
