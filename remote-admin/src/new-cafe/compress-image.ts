export interface Size {
  width: number
  height: number
}

/** One way of putting an image down again: how large, and how faithful (0 to 1). */
export interface Attempt extends Size {
  quality: number
}

/** Sharp enough for a phone's whole width at twice its density. */
export const maxSidePx = 1000

/**
 * Characters of an image once it is text. Five of them and the cover once more stay under a million, in a local
 * storage that holds five.
 */
export const maxDataUrlLength = 150_000

const qualities = [0.82, 0.7, 0.58, 0.46]
const shrinkings = [1, 0.8, 0.64, 0.5, 0.35, 0.2]

/** The size that an image is stored in: its longest side at most so long, its shape kept, never enlarged. */
export function fittedSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** From the best on: quality goes first, since it shows less than size. */
export function* attemptsFor(original: Size): Generator<Attempt> {
  const largest = fittedSize(original, maxSidePx)
  for (const shrinking of shrinkings) {
    const size = fittedSize(largest, Math.max(largest.width, largest.height) * shrinking)
    for (const quality of qualities) yield { ...size, quality }
  }
}

/** The best of the attempts that is small enough; null when none is. */
export async function compressImage(
  original: Size,
  encode: (attempt: Attempt) => string | Promise<string>,
): Promise<string | null> {
  for (const attempt of attemptsFor(original)) {
    const text = await encode(attempt)
    if (text.length <= maxDataUrlLength) return text
  }
  return null
}
