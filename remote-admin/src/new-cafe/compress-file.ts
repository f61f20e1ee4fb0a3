import { compressImage } from './compress-image'
import type { DecodeImage } from './decode-image'

type CompressedFile = { ok: true; url: string } | { ok: false; reason: CompressionError }
export type CompressionError = 'notImage' | 'unreadable'

/** Compresses an image file so that it can be stored. */
export async function compressFile(file: File, decode: DecodeImage): Promise<CompressedFile> {
  // Some systems report no type for photos: then try to decode them.
  if (file.type && !file.type.startsWith('image/')) return { ok: false, reason: 'notImage' }
  try {
    const image = await decode(file)
    try {
      const url = await compressImage(image, image.encode)
      return url ? { ok: true, url } : { ok: false, reason: 'unreadable' }
    } finally {
      image.close()
    }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}
