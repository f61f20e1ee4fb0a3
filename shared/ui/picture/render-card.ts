import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'

/** What an invitation card shows, from top to bottom; an empty text is left out. */
export interface Card {
  /** The URL of the drawing in its arch. */
  art: string
  kicker: string
  title: string
  when: string
  where: string
  host: string
  brand: string
}

interface Style {
  of: Exclude<keyof Card, 'art' | 'brand'>
  font: 'text' | 'display'
  weight: number
  sizePx: number
  /** The smallest size in which a text breaks into two lines. */
  minSizePx: number
  /** A colour of the theme. */
  colour: string
  gapPx: number
}

const line = { font: 'text', weight: 540, colour: 'espresso', gapPx: 10 } as const
const styles: Style[] = [
  { ...line, of: 'kicker', weight: 620, sizePx: 42, minSizePx: 36, colour: 'brass-deep', gapPx: 0 },
  { ...line, of: 'title', font: 'display', weight: 400, sizePx: 116, minSizePx: 54, gapPx: 12 },
  { ...line, of: 'when', weight: 650, sizePx: 46, minSizePx: 40, colour: 'party-deep', gapPx: 24 },
  { ...line, of: 'where', sizePx: 42, minSizePx: 36 },
  { ...line, of: 'host', sizePx: 38, minSizePx: 34, colour: 'brass-deep' },
]

/** The size of a portrait post, in pixels. */
const [width, height] = [1080, 1350]
const paper = '#fffaec'
/** The window of the drawing. */
const arch = { x: 270, y: 96, width: 540, height: 620, radius: 20 }
const paddingPx = 84
const frameInsetPx = 34
const brandSizePx = 34
const maxLineWidthPx = width - 2 * paddingPx
/** Leaves room for Devanagari's signs above and below the line. */
const lineHeight = 1.3
const descent = 0.32

/** Draws a card as a PNG image. */
export async function renderCard(card: Card): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to draw the picture on.')
  const [drawing] = await Promise.all([loadImage(card.art), loadFonts(card)])
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  context.textAlign = 'center'
  context.strokeStyle = token('color-brass')
  context.lineWidth = 3
  for (const inset of [frameInsetPx, frameInsetPx + 12]) {
    context.beginPath()
    context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 14)
    context.stroke()
  }
  drawArch(context, drawing)
  drawBrand(context, card.brand)
  drawTexts(context, card, arch.y + arch.height + paddingPx / 2)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The picture could not be encoded.')),
    )
  })
}

/** Returns a token of the theme, such as 'color-brass'. */
const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

const fontOf = ({ font, weight }: Pick<Style, 'font' | 'weight'>, sizePx: number) =>
  `${weight} ${sizePx}px ${token(`font-${font}`)}`
const brandFont = () => fontOf({ font: 'display', weight: 400 }, brandSizePx)

/** Waits for the letters of all texts. A picture in another font is better than none. */
async function loadFonts(card: Card) {
  const loads = [
    ...styles.map((style) => document.fonts.load(fontOf(style, style.sizePx), card[style.of])),
    document.fonts.load(brandFont(), card.brand),
  ]
  const timeoutError = () => new Error('The fonts of the picture timed out.')
  await withTimeout(Promise.allSettled(loads), fileTimeoutMs, timeoutError).catch(() => {})
}

/** Loads by `fetch`, because an image of another origin would taint the canvas, which then cannot be encoded. */
async function loadImage(url: string): Promise<CanvasImageSource> {
  const timeoutError = () => new Error(`${url} timed out.`)
  const response = await withTimeout(fetch(url), fileTimeoutMs, timeoutError)
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  const blobUrl = URL.createObjectURL(await response.blob())
  try {
    const image = Object.assign(new Image(), { src: blobUrl })
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(blobUrl)
  }
}

function drawArch(context: CanvasRenderingContext2D, drawing: CanvasImageSource) {
  const outline = (gapPx: number) => {
    const top = arch.width / 2 + gapPx
    const foot = arch.radius + gapPx / 2
    const [x, y] = [arch.x - gapPx, arch.y - gapPx]
    context.beginPath()
    context.roundRect(x, y, arch.width + 2 * gapPx, arch.height + 2 * gapPx, [top, top, foot, foot])
  }
  context.save()
  outline(0)
  context.clip()
  context.drawImage(drawing, arch.x, arch.y, arch.width, arch.height)
  context.restore()
  outline(14)
  context.stroke()
}

/** Writes the brand into a gap of the frame. */
function drawBrand(context: CanvasRenderingContext2D, brand: string) {
  const [x, y] = [width / 2, height - frameInsetPx - 6]
  context.font = brandFont()
  context.textBaseline = 'middle'
  const gapPx = context.measureText(brand).width + brandSizePx
  context.fillStyle = paper
  context.fillRect(x - gapPx / 2, y - brandSizePx, gapPx, 2 * brandSizePx)
  context.fillStyle = token('color-brass-deep')
  context.fillText(brand, x, y)
}

interface Line {
  text: string
  style: Style
  sizePx: number
  /** The height of the line and of the gap above it. */
  heightPx: number
}

/** Breaks a text between words, in the largest size in which it has two lines. A longer word is narrowed. */
function linesOf(context: CanvasRenderingContext2D, style: Style, text: string, scale: number) {
  for (let sizePx = style.sizePx * scale; ; sizePx *= 0.92) {
    context.font = fontOf(style, sizePx)
    const fits = (part: string) => context.measureText(part).width <= maxLineWidthPx
    const texts: string[] = []
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = `${texts.at(-1)} ${word}`
      if (texts.length > 0 && fits(longer)) texts.splice(-1, 1, longer)
      else texts.push(word)
    }
    if ((texts.length <= 2 && texts.every(fits)) || sizePx <= style.minSizePx * scale)
      return texts.map((text, index): Line => {
        const gapPx = index === 0 ? style.gapPx : 0
        return { text, style, sizePx, heightPx: sizePx * lineHeight + gapPx * scale }
      })
  }
}

const heightOf = (lines: Line[]) => lines.reduce((sum, { heightPx }) => sum + heightPx, 0)

/** Draws the texts centred between `top` and the brand, smaller until all fit. */
function drawTexts(context: CanvasRenderingContext2D, card: Card, top: number) {
  const roomPx = height - frameInsetPx - brandSizePx - top
  let lines: Line[] = []
  for (let scale = 1; scale > 0.4; scale -= 0.08) {
    lines = styles.flatMap((style) => linesOf(context, style, card[style.of], scale))
    if (heightOf(lines) <= roomPx) break
  }
  context.textBaseline = 'alphabetic'
  let y = top + (roomPx - heightOf(lines)) / 2
  for (const { text, style, sizePx, heightPx } of lines) {
    y += heightPx
    context.font = fontOf(style, sizePx)
    context.fillStyle = token(`color-${style.colour}`)
    context.fillText(text, width / 2, y - sizePx * descent, maxLineWidthPx)
  }
}
