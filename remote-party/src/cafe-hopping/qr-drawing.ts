import { encode } from 'uqr'

/** Light modules around the code, without which scanners do not find it. */
const quietZone = 4

export interface QrDrawing {
  /** Modules on a side, the quiet zone included. */
  size: number
  /** A path of unit squares, a run of dark modules in one stroke, so that no hairline shows between them. */
  path: string
}

/** A text as a QR code, ready to be drawn in a square of `size` units. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const rows = data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ index: x, 0: run }) => `M${x} ${y}h${run.length}v1h-${run.length}z`,
    ),
  )
  return { size, path: runs.join('') }
}
