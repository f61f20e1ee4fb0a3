import { lettersOf } from '@baithak/ui/format'

type WidthOf = (text: string) => number

interface Box {
  maxWidthPx: number
  maxLines: number
  /** Font sizes, the largest first. */
  sizesPx: readonly [number, ...number[]]
}

interface FittedText {
  sizePx: number
  lines: string[]
}

/** The largest size in which a text fits into a box by breaking only between words; else the smallest one, shortened. */
export function fitText(
  text: string,
  widthAt: (text: string, sizePx: number) => number,
  { maxWidthPx, maxLines, sizesPx }: Box,
): FittedText {
  let fitted: FittedText = { sizePx: sizesPx[0], lines: [] }
  for (const sizePx of sizesPx) {
    const widthOf = (part: string) => widthAt(part, sizePx)
    const { lines, hasBrokenWord } = wrapText(text, widthOf, maxWidthPx)
    if (lines.length <= maxLines && !hasBrokenWord) return { sizePx, lines }
    fitted = { sizePx, lines: shorten(lines, maxLines, widthOf, maxWidthPx) }
  }
  return fitted
}

/** Breaks a text between words, and a word that is wider than a line between letters. */
function wrapText(text: string, widthOf: WidthOf, maxWidthPx: number) {
  const lines: string[] = []
  let hasBrokenWord = false
  let line = ''
  const tryAppend = (part: string, separator: string) => {
    const longer = line ? line + separator + part : part
    if (widthOf(longer) > maxWidthPx) return false
    line = longer
    return true
  }
  for (const word of text.trim().split(/\s+/)) {
    if (tryAppend(word, ' ')) continue
    if (line) lines.push(line)
    line = ''
    if (tryAppend(word, '')) continue
    hasBrokenWord = true
    for (const letter of lettersOf(word)) {
      if (tryAppend(letter, '')) continue
      if (line) lines.push(line)
      line = letter
    }
  }
  return { lines: line ? [...lines, line] : lines, hasBrokenWord }
}

/** The first lines; the last of them ends with an ellipsis if there were more. */
function shorten(lines: string[], maxLines: number, widthOf: WidthOf, maxWidthPx: number) {
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  const letters = lettersOf(kept.pop() ?? '')
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) > maxWidthPx) letters.pop()
  return [...kept, `${letters.join('').trimEnd()}…`]
}
