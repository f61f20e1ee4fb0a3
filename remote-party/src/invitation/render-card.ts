import { fitText } from '../model/fit-text'
import { encodePng, loadFonts, portraitCanvas, portraitSize, token } from '../model/portrait-canvas'
import type { CardContent } from './card-content'
import { loadSvg } from './load-svg'

const paper = '#fffaec'
/** The drawing's window. */
const arch = { x: 270, y: 96, width: 540, height: 620, radius: 20 }
const paddingPx = 84
const frameInsetPx = 34

/** The parts of the text, from top to bottom. */
const styles = {
  kicker: {
    font: 'text',
    weight: 620,
    sizesPx: [42, 36],
    maxLines: 1,
    colour: 'brass-deep',
    gapPx: 0,
  },
  title: {
    font: 'display',
    weight: 400,
    sizesPx: [116, 100, 88, 76, 64, 54],
    maxLines: 2,
    colour: 'espresso',
    gapPx: 12,
  },
  when: {
    font: 'text',
    weight: 650,
    sizesPx: [46, 40],
    maxLines: 1,
    colour: 'party-deep',
    gapPx: 24,
  },
  where: { font: 'text', weight: 540, sizesPx: [42], maxLines: 2, colour: 'espresso', gapPx: 10 },
  host: { font: 'text', weight: 540, sizesPx: [38], maxLines: 2, colour: 'brass-deep', gapPx: 10 },
} as const
/** Of all sizes, until the lines fit below the drawing. */
const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6]
type Part = keyof typeof styles
const parts = Object.keys(styles) as Part[]
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
}

const brandSizePx = 34

/** Draws an invitation card as a PNG image. */
export async function renderCard(content: CardContent): Promise<Blob> {
  const { canvas, context } = portraitCanvas()
  const texts = textsOf(content)
  const [drawing] = await Promise.all([
    loadSvg(content.art, arch.width, arch.height),
    loadFonts([
      ...parts.map((part) => [fontOf(styles[part], styles[part].sizesPx[0]), texts[part]] as const),
      [brandFont(), content.brand],
    ]),
  ])
  context.fillStyle = paper
  context.fillRect(0, 0, portraitSize.width, portraitSize.height)
  drawFrame(context)
  drawArch(context, drawing)
  drawBrand(context, content.brand)
  drawTexts(context, texts, arch.y + arch.height + paddingPx / 2)
  return encodePng(canvas)
}

const textsOf = ({ kicker, title, date, hours, venue, location, host }: CardContent) => ({
  kicker,
  title,
  when: [date, hours].filter(Boolean).join(', '),
  where: [venue, location].filter(Boolean).join(', '),
  host,
})

const fontOf = ({ font, weight }: (typeof styles)[Part], sizePx: number) =>
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

function linesOf(context: CanvasRenderingContext2D, texts: Record<Part, string>, scale: number) {
  return parts.flatMap((part): Line[] => {
    const style = styles[part]
    const font = (sizePx: number) => fontOf(style, sizePx * scale)
    const widthAt = (text: string, sizePx: number) => {
      context.font = font(sizePx)
      return context.measureText(text).width
    }
    const { sizePx, lines } = fitText(texts[part], widthAt, {
      ...style,
      maxWidthPx: portraitSize.width - 2 * paddingPx,
    })
    return lines.map((text, index) => ({
      text,
      font: font(sizePx),
      colour: token(`color-${style.colour}`),
      sizePx: sizePx * scale,
      heightPx: (sizePx * lineHeight + (index === 0 ? style.gapPx : 0)) * scale,
    }))
  })
}

const heightOf = (lines: Line[]) => lines.reduce((sum, { heightPx }) => sum + heightPx, 0)

/** Centred between `top` and the brand. */
function drawTexts(context: CanvasRenderingContext2D, texts: Record<Part, string>, top: number) {
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
    y += line.heightPx
    context.font = line.font
    context.fillStyle = line.colour
    context.fillText(line.text, portraitSize.width / 2, y - line.sizePx * descent)
  }
}
