import { createPath, type Location, type Navigator, parsePath, type To } from 'react-router-dom'

/** A browser history in memory, for tests. */
export function createMemoryHistory(at: string, state: unknown = null) {
  const listeners = new Set<(location: Location) => void>()
  let lastKey = 0
  const entry = (to: To, entryState: unknown): Location => {
    lastKey += 1
    return {
      pathname: '/',
      search: '',
      hash: '',
      ...(typeof to === 'string' ? parsePath(to) : to),
      state: entryState ?? null,
      key: `k${lastKey}`,
      unstable_mask: undefined,
    } as Location
  }
  const entries = [entry(at, state)]
  let index = 0
  const location = (): Location => entries[index] as Location
  const notify = () => {
    for (const listener of listeners) listener(location())
  }
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1)
      notify()
    },
    push(to, next) {
      index += 1
      entries.splice(index, entries.length, entry(to, next))
      notify()
    },
    replace(to, next) {
      entries[index] = entry(to, next)
      notify()
    },
  }
  return {
    navigator,
    location,
    back(fallback: string) {
      if (index > 0) navigator.go(-1)
      else navigator.replace(fallback)
    },
    listen(listener: (location: Location) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
