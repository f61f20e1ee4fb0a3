import {
  encodePng,
  fitText,
  loadFonts,
  portraitCanvas,
  portraitSize,
  token,
} from '@baithak/ui/picture'
import { ribbons, wax, waxColours } from './wax'

export interface HopPicture {
  tumbler: string
  name: string
  /** Day and member. */
  details: string
  title: string
  stops: readonly string[]
  brand: string
}

const paddingPx = 84
const headerPx = 270
/** More do not fit; the picture then says how many. */
const maxStops = 6
const stampRowPx = 262
const brandSizePx = 34

const displayFont = (sizePx: number) => `400 ${sizePx}px ${token('font-display')}`
const textFont = (sizePx: number) => `620 ${sizePx}px ${token('font-text')}`

/** Draws a Hopping Pass with all its stamps as a PNG image; without its code, which is a ticket. */
export async function renderHopPicture(picture: HopPicture): Promise<Blob> {
  const { canvas, context } = portraitCanvas()
  const { name, details, title, stops, brand } = picture
  const tumbler = new Path2D(picture.tumbler)
  await loadFonts([
    [displayFont(84), [name, title, brand].join('')],
    [textFont(40), [details, ...stops].join('')],
  ])
  const { width, height } = portraitSize
  context.fillStyle = '#fff7ea'
  context.fillRect(0, 0, width, height)
  context.fillStyle = token('color-marigold')
  context.fillRect(0, 0, width, headerPx)

  const write = (
    text: string,
    y: number,
    maxPx: number,
    sizesPx: [number, ...number[]],
    font = displayFont,
  ) => {
    const widthAt = (part: string, sizePx: number) => {
      context.font = font(sizePx)
      return context.measureText(part).width
    }
    const { sizePx, lines } = fitText(text, widthAt, { maxWidthPx: maxPx, maxLines: 2, sizesPx })
    context.font = font(sizePx)
    for (const [index, line] of lines.entries()) {
      const x = context.textAlign === 'center' ? 0 : paddingPx
      context.fillText(line, x, y + index * sizePx * 1.25)
    }
    return y + (lines.length - 1) * sizePx * 1.25
  }

  context.fillStyle = token('color-espresso')
  context.textAlign = 'left'
  const below = write(name, 130, width - 2 * paddingPx, [84, 64, 48])
  write(details, below + 72, width - 2 * paddingPx, [40, 34], textFont)

  const shown = stops.slice(0, maxStops)
  for (const [index, stop] of shown.entries()) {
    const isLastAlone = index === shown.length - 1 && shown.length % 2 === 1
    context.save()
    context.translate(
      isLastAlone ? width / 2 : width * (index % 2 ? 0.72 : 0.28),
      headerPx + 122 + Math.floor(index / 2) * stampRowPx,
    )
    drawStamp(context, tumbler, index % 2 ? 8 : -11)
    context.textAlign = 'center'
    context.fillStyle = token('color-espresso')
    write(stop, 134, width * 0.42, [34, 28], textFont)
    context.restore()
  }

  context.save()
  context.translate(width - 210, height - 250)
  context.rotate(0.12)
  context.scale(2.4, 2.4)
  drawSeal(context, tumbler)
  context.restore()

  context.textAlign = 'left'
  context.fillStyle = token('color-espresso')
  write(title, height - 170, width - 500, [60, 50, 42])
  context.font = displayFont(brandSizePx)
  context.fillStyle = token('color-brass-deep')
  context.fillText(brand, paddingPx, height - 50)
  return encodePng(canvas)
}

function drawStamp(context: CanvasRenderingContext2D, tumbler: Path2D, tiltDeg: number) {
  context.save()
  context.rotate((tiltDeg * Math.PI) / 180)
  context.scale(1.9, 1.9)
  context.strokeStyle = token('color-party')
  for (const [radius, lineWidth] of [
    [46, 3.2],
    [41.5, 1.2],
    [25, 1.2],
  ] as const) {
    context.lineWidth = lineWidth
    context.beginPath()
    context.arc(0, 0, radius, 0, 2 * Math.PI)
    context.stroke()
  }
  context.lineWidth = 2.2
  context.lineJoin = 'round'
  context.stroke(tumbler)
  context.restore()
}

function drawSeal(context: CanvasRenderingContext2D, tumbler: Path2D) {
  context.fillStyle = waxColours.ribbon
  for (const ribbon of ribbons) context.fill(new Path2D(ribbon))
  context.fillStyle = waxColours.wax
  context.fill(new Path2D(wax))
  context.strokeStyle = waxColours.dark
  context.lineWidth = 1.6
  context.beginPath()
  context.arc(0, 0, 32, 0, 2 * Math.PI)
  context.stroke()
  context.lineWidth = 2.2
  context.lineJoin = 'round'
  context.stroke(tumbler)
}
