/** A text on a card, which is left out when it is empty. */
export interface CardText {
  text: string
  font: 'text' | 'display'
  weight: number
  /** The largest first. */
  sizesPx: readonly [number, ...number[]]
  maxLines: number
  /** A colour of the theme, such as 'espresso'. */
  colour: string
  gapPx: number
  /** Two lines and a diamond above it. */
  hasOrnament?: boolean
}

const line = { font: 'text', weight: 540, maxLines: 2, colour: 'espresso' } as const

/** How the texts of every card look; of a further line, size and gap are the card's own. */
export const cardStyles = {
  kicker: {
    ...line,
    weight: 620,
    sizesPx: [42, 36],
    maxLines: 1,
    colour: 'brass-deep',
    gapPx: 0,
  },
  title: {
    ...line,
    font: 'display',
    weight: 400,
    sizesPx: [116, 100, 88, 76, 64, 54],
    gapPx: 12,
  },
  line,
} as const

/** A printed card: a drawing in an arch, texts from top to bottom and the brand. */
export interface Card {
  /** The URL of the drawing. */
  art: string
  texts: readonly CardText[]
  brand: string
}
