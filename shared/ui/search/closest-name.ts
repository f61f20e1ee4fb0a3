import { phoneticKey } from './phonetic-key'

/** Characters of a query's key: a longer one is no name, and slow to compare. */
const maxKeyLength = 40

/** Names beyond this many are not compared, so that a huge list does not block the page. */
const maxNames = 5000

/** One typing error for every three letters after the first. */
const allowedEdits = (key: string) => Math.floor((key.length - 1) / 3)

/**
 * The name that somebody probably meant by a query that no name contains: one with few typing errors, or in the other
 * script. A query matches the beginning of a name or of a word in it. The first of equally close names.
 */
export function closestName(query: string, names: readonly string[]): string | undefined {
  const key = phoneticKey(query)
  if (key.length < 2 || key.length > maxKeyLength) return undefined
  let closest: string | undefined
  let fewestEdits = allowedEdits(key) + 1
  for (const name of names.slice(0, maxNames)) {
    const edits = editsToName(key, phoneticKey(name))
    if (edits < fewestEdits) [closest, fewestEdits] = [name, edits]
  }
  return closest
}

function editsToName(key: string, name: string): number {
  const words = name.split(' ')
  return Math.min(...words.map((_, start) => editsToPrefix(key, words.slice(start).join(' '))))
}

/** The optimal string alignment distance of `key` to the closest beginning of `text`. */
function editsToPrefix(key: string, text: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: text.length + 1 }, (_, column) => column)
  for (let row = 1; row <= key.length; row++) {
    const current = [row]
    for (let column = 1; column <= text.length; column++) {
      const isSame = key[row - 1] === text[column - 1]
      const isSwapped = key[row - 1] === text[column - 2] && key[row - 2] === text[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[beforeLast, last] = [last, current]
  }
  return Math.min(...last)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
