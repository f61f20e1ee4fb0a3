import { type ComponentType, lazy, useEffect, useState } from 'react'
import { fileTimeoutMs, withTimeout } from '../timeouts'

/**
 * A screen's code may take so long before the loading fallback is shown. React keeps a Suspense fallback for at least
 * 300 ms, so without the delay every first visit of a screen would begin with it.
 */
const loadingDelayMs = 120

/** The name lets a shell tell a file that did not load, or threw as it loaded, from a crash. */
function throwChunkLoadError(cause: unknown): never {
  throw Object.assign(new Error(String(cause), { cause }), { name: 'ChunkLoadError' })
}

const timeoutError = () => new Error(`nothing has come in ${fileTimeoutMs} ms`)

/** A screen in a chunk of its own: the mode's first screen does not wait for it. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let cached: ComponentType | undefined
  const fetchScreen = async () => {
    const module = await withTimeout(load(), fileTimeoutMs, timeoutError).catch(throwChunkLoadError)
    cached = module[name]
    return { default: cached }
  }
  const Suspending = lazy(fetchScreen)

  return function LazyScreen() {
    const [Screen, setScreen] = useState<ComponentType | undefined>(() => cached)

    useEffect(() => {
      if (Screen) return
      let isSettled = false
      const settle = (next: ComponentType) => {
        if (!isSettled) setScreen(() => next)
        isSettled = true
      }
      const timer = setTimeout(() => settle(Suspending), loadingDelayMs)
      // A failed load is repeated by Suspending, which throws the error as it renders.
      fetchScreen().then(
        (screen) => settle(screen.default),
        () => settle(Suspending),
      )
      return () => {
        isSettled = true
        clearTimeout(timer)
      }
    }, [Screen])

    return Screen ? <Screen /> : null
  }
}
