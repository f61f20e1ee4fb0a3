import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
import cloth from '@baithak/ui/art/cloth-bandhani.svg'
import edge from '@baithak/ui/art/edge-bunting.svg'
import type { CardContent } from './card-content'
import { fitText } from './fit-text'
import { loadSvg } from './load-svg'

/** In pixels: the format of a portrait post. */
export const cardSize = { width: 1080, height: 1350 }

/** Scenes are 4:3, so this one has the card's full width. */
const scene = { width: 1080, height: 810 }
/** Three repeats. The scene ends where it hangs; without a scene it hangs at the top. */
const bunting = { y: 752, width: 360, height: 60 }
const clothTilePx = 97
const paddingPx = 84
const frameInsetPx = 30

/** The parts of the text, from top to bottom. */
const styles = {
  kicker: { font: 'text', weight: 620, sizesPx: [42, 36], maxLines: 1, colour: 'lamp', gapPx: 0 },
  title: {
    font: 'display',
    weight: 400,
    sizesPx: [116, 100, 88, 76, 64, 54],
    maxLines: 2,
    colour: 'on-toast',
    gapPx: 12,
  },
  when: {
    font: 'text',
    weight: 650,
    sizesPx: [46, 40],
    maxLines: 1,
    colour: 'marigold',
    gapPx: 24,
  },
  where: { font: 'text', weight: 540, sizesPx: [42], maxLines: 2, colour: 'on-toast', gapPx: 10 },
  host: { font: 'text', weight: 540, sizesPx: [38], maxLines: 2, colour: 'lamp', gapPx: 10 },
} as const
/** Of all sizes, until the lines fit below the bunting. */
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
  const canvas = document.createElement('canvas')
  Object.assign(canvas, cardSize)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas to draw the card on.')
  const texts = textsOf(content)
  const [sceneImage, clothImage, edgeImage] = await Promise.all([
    content.sceneUrl && loadSvg(content.sceneUrl, scene.width, scene.height),
    loadSvg(cloth, clothTilePx, clothTilePx),
    loadSvg(edge, bunting.width, bunting.height),
    loadFonts(texts, content.brand),
  ])
  drawCloth(context, clothImage)
  if (sceneImage) context.drawImage(sceneImage, 0, 0, scene.width, scene.height)
  const buntingY = sceneImage ? bunting.y : 0
  drawCloth(context, clothImage, buntingY)
  drawFrame(context)
  for (let x = 0; x < cardSize.width; x += bunting.width)
    context.drawImage(edgeImage, x, buntingY, bunting.width, bunting.height)
  drawBrand(context, content.brand)
  drawTexts(context, texts, buntingY + bunting.height)
  return encode(canvas)
}

const textsOf = ({ kicker, title, date, hours, venue, location, host }: CardContent) => ({
  kicker,
  title,
  when: [date, hours].filter(Boolean).join(', '),
  where: [venue, location].filter(Boolean).join(', '),
  host,
})

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
const fontOf = ({ font, weight }: (typeof styles)[Part], sizePx: number) =>
  `${weight} ${sizePx}px ${token(`font-${font}`)}`

const brandFont = () => `400 ${brandSizePx}px ${token('font-display')}`

/** A card in another font is better than none. */
async function loadFonts(texts: Record<Part, string>, brand: string) {
  const loads = parts.map((part) =>
    document.fonts.load(fontOf(styles[part], styles[part].sizesPx[0]), texts[part]),
  )
  loads.push(document.fonts.load(brandFont(), brand))
  const timeoutError = () => new Error('The fonts of the card timed out.')
  await withTimeout(Promise.allSettled(loads), fileTimeoutMs, timeoutError).catch(() => {})
}

function drawCloth(context: CanvasRenderingContext2D, tile: CanvasImageSource, y = 0) {
  const { width, height } = cardSize
  context.fillStyle = token('color-party-deep')
  context.fillRect(0, y, width, height - y)
  context.save()
  context.globalAlpha = 0.16
  context.fillStyle = context.createPattern(rasterize(tile), 'repeat') ?? 'transparent'
  context.fillRect(0, y, width, height - y)
  context.restore()
}

/** WebKit counts a pattern of an SVG image as foreign, and then encodes no canvas that it was drawn on. */
function rasterize(tile: CanvasImageSource): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: clothTilePx, height: clothTilePx })
  canvas.getContext('2d')?.drawImage(tile, 0, 0, clothTilePx, clothTilePx)
  return canvas
}

function drawFrame(context: CanvasRenderingContext2D) {
  context.strokeStyle = token('color-marigold')
  context.lineWidth = 3
  context.beginPath()
  context.roundRect(
    frameInsetPx,
    frameInsetPx,
    cardSize.width - 2 * frameInsetPx,
    cardSize.height - 2 * frameInsetPx,
    18,
  )
  context.stroke()
}

/** In a gap of the frame. */
function drawBrand(context: CanvasRenderingContext2D, brand: string) {
  const [x, y] = [cardSize.width / 2, cardSize.height - frameInsetPx]
  context.font = brandFont()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const gapPx = context.measureText(brand).width + brandSizePx
  context.fillStyle = token('color-party-deep')
  context.fillRect(x - gapPx / 2, y - 3, gapPx, 6)
  context.fillStyle = token('color-lamp')
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
      maxWidthPx: cardSize.width - 2 * paddingPx,
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
  const roomPx = cardSize.height - frameInsetPx - brandSizePx / 2 - top
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
    context.fillText(line.text, cardSize.width / 2, y - line.sizePx * descent)
  }
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The card could not be encoded.'))),
      'image/png',
    )
  })
}
