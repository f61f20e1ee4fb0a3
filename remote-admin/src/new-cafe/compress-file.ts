import { imageDecodeTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'

/** Almost every photo then takes less than 150,000 of the five million characters of local storage. */
const maxSidePx = 800
/** The browser takes a number from 0 to 1. */
const jpegQuality = 0.7

/**
 * Compresses an image file to a data URL that can be stored; null if the browser cannot open it. The reported type
 * does not help: some systems report none for a photo, or one for any file.
 */
export async function compressFile(file: File): Promise<string | null> {
  const timeoutError = () => new Error(`not decoded after ${imageDecodeTimeoutMs} ms`)
  try {
    const bitmap = await withTimeout(createImageBitmap(file), imageDecodeTimeoutMs, timeoutError)
    const url = encode(bitmap)
    // A phone's photo takes 50 MB of memory.
    bitmap.close()
    return url
  } catch {
    return null
  }
}

function encode(bitmap: ImageBitmap): string {
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
  return canvas.toDataURL('image/jpeg', jpegQuality)
}
