import { imageDecodeTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'

/**
 * Compresses an image file to a data URL that can be stored; null when the browser cannot open it. The reported type
 * says nothing: some systems report none for a photo, or that of any file.
 */
export async function compressFile(file: File, decode: DecodeImage): Promise<string | null> {
  const timeoutError = () => new Error(`not decoded after ${imageDecodeTimeoutMs} ms`)
  try {
    const image = await withTimeout(decode(file), imageDecodeTimeoutMs, timeoutError)
    try {
      return await compressImage(image, image.encode)
    } finally {
      image.close()
    }
  } catch {
    return null
  }
}

/** A decoded image that can be encoded in another size. */
interface DecodedImage extends Size {
  encode(attempt: Attempt): string
  /** Frees its memory: a phone's photo takes 50 MB. */
  close(): void
}

/** Throws when the browser cannot decode the file. */
export type DecodeImage = (file: Blob) => Promise<DecodedImage>

export const decodeImage: DecodeImage = async (file) => {
  const bitmap = await createImageBitmap(file)
  return {
    width: bitmap.width,
    height: bitmap.height,
    encode: (attempt) => encodeJpeg(bitmap, attempt),
    close: () => bitmap.close(),
  }
}

function encodeJpeg(bitmap: ImageBitmap, { width, height, quality }: Attempt): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to encode the image with.')
  // JPEG knows no transparency: what shines through would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  // Not WebP: Safari would answer with a PNG many times the size.
  return canvas.toDataURL('image/jpeg', quality)
}

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
