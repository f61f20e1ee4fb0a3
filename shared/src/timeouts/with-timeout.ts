/** Waits for `work` no longer than `timeoutMs`, and rejects with what `late` makes when it has not settled by then. */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
