import type { Card, CardText } from './card'
import { fitText } from './fit-text'
import { loadSvg } from './load-svg'
import { encodePng, loadFonts, portraitCanvas, portraitSize, token } from './portrait-canvas'

const paper = '#fffaec'
/** The drawing's window. */
const arch = { x: 270, y: 96, width: 540, height: 620, radius: 20 }
const paddingPx = 84
const frameInsetPx = 34
const ornamentPx = 56

/** Of all sizes, until the lines fit below the drawing. */
const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6]
/** Tall enough for Devanagari's signs above and below the line. */
const lineHeight = 1.3
const descent = 0.32

interface Line {
  text: string
  font: string
  colour: string
  sizePx: number
  /** With the gap above it. */
  heightPx: number
  /** The height of the ornament above it. */
  ornamentPx: number
}

const brandSizePx = 34

/** Draws a card as a PNG image. */
export async function renderCard({ art, texts, brand }: Card): Promise<Blob> {
  const { canvas, context } = portraitCanvas()
  const [drawing] = await Promise.all([
    loadSvg(art, arch.width, arch.height),
    loadFonts([
      ...texts.map((style) => [fontOf(style, style.sizesPx[0]), style.text] as const),
      [brandFont(), brand],
    ]),
  ])
  context.fillStyle = paper
  context.fillRect(0, 0, portraitSize.width, portraitSize.height)
  drawFrame(context)
  drawArch(context, drawing)
  drawBrand(context, brand)
  drawTexts(context, texts, arch.y + arch.height + paddingPx / 2)
  return encodePng(canvas)
}

const fontOf = ({ font, weight }: CardText, sizePx: number) =>
  `${weight} ${sizePx}px ${token(`font-${font}`)}`

const brandFont = () => `400 ${brandSizePx}px ${token('font-display')}`

/** Two lines of brass. */
function drawFrame(context: CanvasRenderingContext2D) {
  const { width, height } = portraitSize
  context.strokeStyle = token('color-brass')
  context.lineWidth = 3
  for (const inset of [frameInsetPx, frameInsetPx + 12]) {
    context.beginPath()
    context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 14)
    context.stroke()
  }
}

function drawArch(context: CanvasRenderingContext2D, drawing: CanvasImageSource) {
  const { x, y, width, height, radius } = arch
  const outline = (gapPx: number) => {
    const top = width / 2 + gapPx
    context.beginPath()
    context.roundRect(x - gapPx, y - gapPx, width + 2 * gapPx, height + 2 * gapPx, [
      top,
      top,
      radius + gapPx / 2,
      radius + gapPx / 2,
    ])
  }
  context.save()
  outline(0)
  context.clip()
  context.drawImage(drawing, x, y, width, height)
  context.restore()
  outline(14)
  context.stroke()
}

/** In a gap of the frame. */
function drawBrand(context: CanvasRenderingContext2D, brand: string) {
  const [x, y] = [portraitSize.width / 2, portraitSize.height - frameInsetPx - 6]
  context.font = brandFont()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const gapPx = context.measureText(brand).width + brandSizePx
  context.fillStyle = paper
  context.fillRect(x - gapPx / 2, y - brandSizePx, gapPx, 2 * brandSizePx)
  context.fillStyle = token('color-brass-deep')
  context.fillText(brand, x, y)
}

function linesOf(context: CanvasRenderingContext2D, texts: readonly CardText[], scale: number) {
  return texts.flatMap((style): Line[] => {
    const font = (sizePx: number) => fontOf(style, sizePx * scale)
    const widthAt = (text: string, sizePx: number) => {
      context.font = font(sizePx)
      return context.measureText(text).width
    }
    const { sizePx, lines } = fitText(style.text, widthAt, {
      ...style,
      maxWidthPx: portraitSize.width - 2 * paddingPx,
    })
    return lines.map((text, index) => {
      const ornament = style.hasOrnament && index === 0 ? ornamentPx : 0
      const gapPx = ornament + (index === 0 ? style.gapPx : 0)
      return {
        text,
        font: font(sizePx),
        colour: token(`color-${style.colour}`),
        sizePx: sizePx * scale,
        heightPx: (sizePx * lineHeight + gapPx) * scale,
        ornamentPx: ornament * scale,
      }
    })
  })
}

const heightOf = (lines: Line[]) => lines.reduce((sum, { heightPx }) => sum + heightPx, 0)

/** Centred between `top` and the brand. */
function drawTexts(context: CanvasRenderingContext2D, texts: readonly CardText[], top: number) {
  const roomPx = portraitSize.height - frameInsetPx - brandSizePx - top
  let lines: Line[] = []
  for (const scale of scales) {
    lines = linesOf(context, texts, scale)
    if (heightOf(lines) <= roomPx) break
  }
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  let y = top + (roomPx - heightOf(lines)) / 2
  for (const line of lines) {
    if (line.ornamentPx > 0) drawOrnament(context, y + line.ornamentPx / 2)
    y += line.heightPx
    context.font = line.font
    context.fillStyle = line.colour
    context.fillText(line.text, portraitSize.width / 2, y - line.sizePx * descent)
  }
}

function drawOrnament(context: CanvasRenderingContext2D, y: number) {
  const centre = portraitSize.width / 2
  context.beginPath()
  context.moveTo(centre - 190, y)
  context.lineTo(centre - 45, y)
  context.moveTo(centre + 45, y)
  context.lineTo(centre + 190, y)
  context.stroke()
  context.fillStyle = token('color-brass')
  context.beginPath()
  context.moveTo(centre, y - 14)
  context.lineTo(centre + 14, y)
  context.lineTo(centre, y + 14)
  context.lineTo(centre - 14, y)
  context.fill()
}
