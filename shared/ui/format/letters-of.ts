const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** What is written as one letter. Older engines end a grapheme within a conjunct, after its virama. */
export function lettersOf(text: string): string[] {
  const letters: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    const isWithinConjunct = letters.at(-1)?.endsWith('्')
    if (isWithinConjunct) letters.push(letters.pop() + segment)
    else letters.push(segment)
  }
  return letters
}
