export interface Size {
  width: number
  height: number
}

/** A size and a JPEG quality from 0 to 1. */
export interface Attempt extends Size {
  quality: number
}

/** Sharp at a phone's full width with a pixel ratio of 2. */
const maxSidePx = 1000

/** Characters. Five images and the cover stay under one of the five million that local storage holds. */
const maxDataUrlLength = 150_000

const qualities = [0.82, 0.7, 0.58, 0.46]
const scales = [1, 0.8, 0.64, 0.5, 0.35, 0.2]

/** Scales down to a maximum side, never up. */
function scaleDown({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Attempts from best to worst. Quality is reduced before size, because it shows less. */
function* attemptsFor(original: Size): Generator<Attempt> {
  const largest = scaleDown(original, maxSidePx)
  for (const scale of scales) {
    const size = scaleDown(largest, Math.max(largest.width, largest.height) * scale)
    for (const quality of qualities) yield { ...size, quality }
  }
}

/** Returns the first attempt that is small enough, or null. */
export async function compressImage(
  original: Size,
  encode: (attempt: Attempt) => string | Promise<string>,
): Promise<string | null> {
  for (const attempt of attemptsFor(original)) {
    const dataUrl = await encode(attempt)
    if (dataUrl.length <= maxDataUrlLength) return dataUrl
  }
  return null
}
