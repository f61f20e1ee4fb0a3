type Compare = (one: string, other: string) => number

export interface CollationRanks {
  /** Does a small part of the steps. Returns whether any is left. */
  step: () => boolean
  /** A word's rank. Finishes the remaining steps first. */
  rankOf: (word: string) => number
}

/** Words per step. */
const batchSize = 64

/**
 * Ranks words by a collator; equal words have the same rank. Collating thousands of names takes longer than a click
 * may wait, so call `step` while the page is idle.
 */
export function collationRanks(words: Iterable<string>, compare: Compare): CollationRanks {
  const steps = rankSteps(words, compare)
  let ranks: ReadonlyMap<string, number> | undefined
  const step = () => {
    if (ranks) return false
    const { done, value } = steps.next()
    if (done) ranks = value
    return !done
  }
  const rankOf = (word: string) => {
    let hasMore = step()
    while (hasMore) hasMore = step()
    return ranks?.get(word) ?? 0
  }
  return { step, rankOf }
}

type Steps<Result> = Generator<undefined, Result>

function* rankSteps(words: Iterable<string>, compare: Compare): Steps<ReadonlyMap<string, number>> {
  const distinct = new Set<string>()
  let read = 0
  for (const word of words) {
    distinct.add(word)
    read += 1
    if (read % batchSize === 0) yield
  }
  const sorted = yield* sortSteps([...distinct], compare)
  const ranks = new Map<string, number>()
  let rank = 0
  for (const [index, word] of sorted.entries()) {
    if (index > 0 && compare(sorted[index - 1] ?? '', word) !== 0) rank = index
    ranks.set(word, rank)
    if (index % batchSize === 0) yield
  }
  return ranks
}

/** A merge sort: `Array.prototype.sort` cannot be paused. */
function* sortSteps(words: string[], compare: Compare): Steps<string[]> {
  if (words.length <= batchSize) return words.sort(compare)
  const middle = words.length >> 1
  const left = yield* sortSteps(words.slice(0, middle), compare)
  yield
  const right = yield* sortSteps(words.slice(middle), compare)
  const merged: string[] = []
  for (let leftIndex = 0; ; ) {
    const one = left[leftIndex]
    const other = right[merged.length - leftIndex]
    if (one === undefined) return merged.concat(right.slice(merged.length - leftIndex))
    if (other === undefined) return merged.concat(left.slice(leftIndex))
    const isOne = compare(one, other) <= 0
    merged.push(isOne ? one : other)
    if (isOne) leftIndex += 1
    if (merged.length % batchSize === 0) yield
  }
}
