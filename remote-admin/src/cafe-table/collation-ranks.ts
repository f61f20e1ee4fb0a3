/** Compares as an `Intl.Collator` does. */
type Compare = (one: string, other: string) => number

export interface CollationRanks {
  /** Works on for a moment, and answers whether anything is left to do. */
  step: () => boolean
  /** A word's place among all of them; what is left to do is done first. */
  rankOf: (word: string) => number
}

/** Words that are put in order at a stroke: few enough for nobody to feel it. */
const few = 64

/**
 * The order of words as numbers; words that compare as equal have the same. A language's order takes ten times as long
 * as that of numbers, longer than a tap may wait where there are thousands of names: call `step` while the page is
 * quiet.
 */
export function collationRanks(words: Iterable<string>, compare: Compare): CollationRanks {
  const work = ranking(words, compare)
  let ranks: ReadonlyMap<string, number> | undefined
  const step = () => {
    if (ranks) return false
    const { done, value } = work.next()
    if (done) ranks = value
    return !done
  }
  const rankOf = (word: string) => {
    let isLeft = step()
    while (isLeft) isLeft = step()
    return ranks?.get(word) ?? 0
  }
  return { step, rankOf }
}

/** A result that takes many steps. */
type Work<Result> = Generator<undefined, Result>

function* ranking(words: Iterable<string>, compare: Compare): Work<ReadonlyMap<string, number>> {
  const distinct = new Set<string>()
  let read = 0
  for (const word of words) {
    distinct.add(word)
    read += 1
    if (read % few === 0) yield
  }
  const sorted = yield* sorting([...distinct], compare)
  const ranks = new Map<string, number>()
  let rank = 0
  for (const [at, word] of sorted.entries()) {
    if (at > 0 && compare(sorted[at - 1] ?? '', word) !== 0) rank = at
    ranks.set(word, rank)
    if (at % few === 0) yield
  }
  return ranks
}

/** By merging: nothing can be done between the steps of an array's own `sort`. */
function* sorting(words: string[], compare: Compare): Work<string[]> {
  if (words.length <= few) return words.sort(compare)
  const middle = words.length >> 1
  const left = yield* sorting(words.slice(0, middle), compare)
  yield
  const right = yield* sorting(words.slice(middle), compare)
  const merged: string[] = []
  for (let taken = 0; ; ) {
    const one = left[taken]
    const other = right[merged.length - taken]
    if (one === undefined) return merged.concat(right.slice(merged.length - taken))
    if (other === undefined) return merged.concat(left.slice(taken))
    const isOne = compare(one, other) <= 0
    merged.push(isOne ? one : other)
    if (isOne) taken += 1
    if (merged.length % few === 0) yield
  }
}
