import type { Attempt, Size } from './compress-image'

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
