/** Milliseconds that any file of a mode may take; what has not come by then counts as failed. */
export const patience = 15_000

/** Waits no longer than that for an answer, and rejects with what `late` makes when it has not come. */
export function inTime<T>(work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), patience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
