import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'

/** An SVG image's text with this width and height: Firefox draws none that has only a view box. */
export const withSize = (svg: string, width: number, height: number): string =>
  svg.replace(
    /<svg\b[^>]*>/,
    (tag) =>
      `${tag.replace(/\s(?:width|height)="[^"]*"/g, '').slice(0, -1)} width="${width}" height="${height}">`,
  )

/**
 * Loads an SVG image for a canvas. As text, because an image of another origin would taint the canvas, which then
 * cannot be encoded.
 */
export async function loadSvg(
  url: string,
  width: number,
  height: number,
): Promise<CanvasImageSource> {
  const response = await withTimeout(
    fetch(url),
    fileTimeoutMs,
    () => new Error(`${url} timed out.`),
  )
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  const svg = withSize(await response.text(), width, height)
  const blobUrl = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    return await new Promise((resolve, reject) => {
      const image = new Image(width, height)
      image.onload = () => resolve(image)
      image.onerror = () => reject(new Error(`${url} is no image.`))
      image.src = blobUrl
    })
  } finally {
    URL.revokeObjectURL(blobUrl)
  }
}
