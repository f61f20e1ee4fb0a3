import { normalizeForSearch } from '@baithak/shared/format'

/** More are not compared, so that a huge list does not block the page. */
const maxNames = 5000

/** A third of the letters may be wrong. */
const maxErrorShare = 1 / 3

/** The name that was probably meant by a search without a match: of all names or parts of them, the nearest in spelling. */
export function closestName(text: string, names: readonly string[]): string | undefined {
  const query = normalizeForSearch(text.trim())
  let best: { name: string; errors: number } | undefined
  let limit = Math.floor(query.length * maxErrorShare)
  for (const name of names.slice(0, maxNames)) {
    if (limit < 1) break
    const errors = Math.min(...phrasesOf(name, query).map((phrase) => editDistance(query, phrase)))
    if (errors > limit) continue
    best = { name, errors }
    limit = errors - 1
  }
  return best?.name
}

/** The parts of a name that have as many words as the query. */
function phrasesOf(name: string, query: string): string[] {
  const words = normalizeForSearch(name).split(/\s+/)
  const count = query.split(/\s+/).length
  return words.map((_, start) => words.slice(start, start + count).join(' '))
}

/** Levenshtein's: the fewest letters to insert, delete or replace. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + Number(letter !== otherLetter),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
