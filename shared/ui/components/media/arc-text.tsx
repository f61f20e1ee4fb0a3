import { useLayoutEffect, useRef } from 'react'
import { lettersOf } from '../../format/letters-of'

/** A longer text is pressed together. */
const maxLength = 98

interface ArcTextProps {
  text: string
  /** Of the circle on which the letters stand, around the origin. */
  radius: number
  /** On its lower half, from the left to the right. */
  below?: boolean
}

/** A text along a circle. Each letter is a text of its own: on a `textPath`, WebKit tears Devanagari letters apart. */
export function ArcText({ text, radius, below = false }: ArcTextProps) {
  const group = useRef<SVGGElement>(null)

  useLayoutEffect(() => {
    const letters = Array.from(group.current?.querySelectorAll('text') ?? [])
    function place() {
      // Without a layout, as in unit tests, all are at the middle.
      const widths = letters.map((letter) => letter.getComputedTextLength?.() ?? 0)
      const length = widths.reduce((sum, width) => sum + width, 0)
      const scale = length > maxLength ? maxLength / length : 1
      let end = -length / 2
      for (const [index, letter] of letters.entries()) {
        const width = widths[index] ?? 0
        end += width
        const degrees = (((end - width / 2) * scale) / radius) * (180 / Math.PI)
        letter.setAttribute(
          'transform',
          `rotate(${below ? -degrees : degrees}) translate(0 ${below ? radius : -radius}) scale(${scale} 1)`,
        )
      }
    }
    place()
    // Until then the letters may have the widths of another font.
    void document.fonts?.ready.then(place)
  })

  return (
    <g ref={group} textAnchor="middle">
      {lettersOf(text).map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its position.
        <text key={index} className="whitespace-pre">
          {letter}
        </text>
      ))}
    </g>
  )
}

/** What fits on the arc of a stamp in readable letters. */
const maxStampLength = 13

/** The first words of a café's name that fit on a stamp, at least one. */
export function stampLabel(name: string): string {
  const [firstWord = '', ...otherWords] = name.trim().split(/\s+/)
  let label = firstWord
  for (const word of otherWords) {
    if (label.length + 1 + word.length > maxStampLength) break
    label += ` ${word}`
  }
  return label
}
