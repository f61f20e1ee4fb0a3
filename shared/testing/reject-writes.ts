import { vi } from 'vitest'

/** Makes local storage reject writes, to one key or to all, as if it were full. Returns a function that undoes it. */
export function rejectWrites(key?: string): () => void {
  const { setItem } = Storage.prototype
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    name,
    value,
  ) {
    if (key === undefined || name === key) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, value)
  })
  return () => spy.mockRestore()
}
