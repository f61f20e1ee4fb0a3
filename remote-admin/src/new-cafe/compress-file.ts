import { imageDecodeTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import { compressImage } from './compress-image'
import type { DecodeImage } from './decode-image'

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
