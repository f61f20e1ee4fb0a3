import type { Attempt, Size } from './compress-image'

/** An image taken apart, ready to be put down again smaller. */
export interface DecodedImage extends Size {
  encode(attempt: Attempt): string
  /** Frees its memory: a phone's photograph takes 50 MB. */
  close(): void
}

/** Throws when the file is no image that this browser can read. */
export type DecodeImage = (file: Blob) => Promise<DecodedImage>

/** The browser's own way: no pixel leaves the device. */
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
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser gives no canvas to draw the image on.')
  // JPEG knows no transparency: what shines through would turn black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  // Not WebP: Safari would answer with a PNG many times the size.
  return canvas.toDataURL('image/jpeg', quality)
}
