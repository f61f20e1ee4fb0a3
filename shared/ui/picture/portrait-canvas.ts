import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'

/** In pixels: the format of a portrait post. */
export const portraitSize = { width: 1080, height: 1350 }

/** A canvas of that size to draw a picture on. */
export function portraitCanvas() {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, portraitSize)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to draw the picture on.')
  return { canvas, context }
}

/** A token of the theme, such as 'color-brass'. */
export const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

/** Waits for fonts, each with the text that it is for. A picture in another font is better than none. */
export async function loadFonts(fonts: readonly (readonly [font: string, text: string])[]) {
  const loads = fonts.map(([font, text]) => document.fonts.load(font, text))
  const timeoutError = () => new Error('The fonts of the picture timed out.')
  await withTimeout(Promise.allSettled(loads), fileTimeoutMs, timeoutError).catch(() => {})
}

export function encodePng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      'image/png',
    )
  })
}
