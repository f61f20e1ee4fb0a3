import { imageDecodeTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'

/** A decoded image that can be encoded as a JPEG in another size. */
export interface DecodedImage {
  width: number
  height: number
  encode(size: { width: number; height: number; quality: number }): string
  /** Frees its memory: a phone's photo takes 50 MB. */
  close(): void
}

/** Characters. Five images and the cover stay under one of the five million that local storage holds. */
const maxDataUrlLength = 150_000
/** Almost every photo is small enough at once. A JPEG's quality is from 0 to 1. */
const attempts = [
  { maxSidePx: 800, quality: 0.7 },
  { maxSidePx: 400, quality: 0.6 },
]

/**
 * Compresses an image file to a data URL that can be stored; null when the browser cannot open it. The reported type
 * says nothing: some systems report none for a photo, or that of any file.
 */
export async function compressFile(
  file: File,
  decode: (file: Blob) => Promise<DecodedImage>,
): Promise<string | null> {
  const timeoutError = () => new Error(`not decoded after ${imageDecodeTimeoutMs} ms`)
  try {
    const image = await withTimeout(decode(file), imageDecodeTimeoutMs, timeoutError)
    try {
      for (const { maxSidePx, quality } of attempts) {
        const scale = Math.min(1, maxSidePx / Math.max(image.width, image.height))
        const sideOf = (side: number) => Math.max(1, Math.round(side * scale))
        const size = { width: sideOf(image.width), height: sideOf(image.height) }
        const url = image.encode({ ...size, quality })
        if (url.length <= maxDataUrlLength) return url
      }
      return null
    } finally {
      image.close()
    }
  } catch {
    return null
  }
}

export async function decodeImage(file: Blob): Promise<DecodedImage> {
  const bitmap = await createImageBitmap(file)
  return {
    width: bitmap.width,
    height: bitmap.height,
    encode({ width, height, quality }) {
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
    },
    close: () => bitmap.close(),
  }
}
