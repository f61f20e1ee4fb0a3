/** Maps items asynchronously, at most `concurrency` at a time; results are in the order of the items. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  mapper: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await mapper(item)
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker))
  return results
}
