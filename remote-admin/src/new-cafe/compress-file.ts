import { imageDecodeTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'

/** Characters. Five images and the cover take less than one of the five million that local storage holds. */
const maxDataUrlLength = 150_000
/** Sizes and JPEG qualities (0 to 1), tried in this order. Almost every photo is small enough with the first. */
const attempts = [
  { maxSidePx: 800, quality: 0.7 },
  { maxSidePx: 400, quality: 0.6 },
]

/**
 * Compresses an image file to a data URL that can be stored; null if the browser cannot open it. The reported type
 * does not help: some systems report none for a photo, or one for any file.
 */
export async function compressFile(file: File): Promise<string | null> {
  const timeoutError = () => new Error(`not decoded after ${imageDecodeTimeoutMs} ms`)
  try {
    const bitmap = await withTimeout(createImageBitmap(file), imageDecodeTimeoutMs, timeoutError)
    try {
      for (const attempt of attempts) {
        const url = encode(bitmap, attempt)
        if (url.length <= maxDataUrlLength) return url
      }
      return null
    } finally {
      // A phone's photo takes 50 MB of memory.
      bitmap.close()
    }
  } catch {
    return null
  }
}

function encode(bitmap: ImageBitmap, { maxSidePx, quality }: (typeof attempts)[number]): string {
  const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to encode the image with.')
  // JPEG has no transparency: transparent parts would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  // Safari cannot encode WebP and would return a PNG many times the size.
  return canvas.toDataURL('image/jpeg', quality)
}
