import type { DecodeImage } from './decode-image'
import { fitImage } from './image-fitting'

export type FittedFile = { ok: true; url: string } | { ok: false; reason: UnfitReason }
export type UnfitReason = 'notImage' | 'unreadable'

/** A file of the device as an image small enough to be stored, or why it is not. */
export async function fitFile(file: File, decode: DecodeImage): Promise<FittedFile> {
  // Some systems do not know a photograph's type: then only the attempt tells.
  if (file.type && !file.type.startsWith('image/')) return { ok: false, reason: 'notImage' }
  try {
    const image = await decode(file)
    try {
      const url = await fitImage(image, image.encode)
      return url ? { ok: true, url } : { ok: false, reason: 'unreadable' }
    } finally {
      image.close()
    }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}
