import { type ComponentType, lazy, useEffect, useState } from 'react'
import { fileTimeoutMs, withTimeout } from '../timeouts'

/**
 * Milliseconds that a screen's code may take before the word for waiting is shown. React keeps a Suspense's fallback for
 * 300 once it stands, however soon the code comes: shown at once, it would begin every first look at a screen.
 */
const worthSaying = 120

/** Named, so that a shell can tell a file that did not load, or threw as it did, from a crash. */
function asChunkLoadError(cause: unknown): never {
  throw Object.assign(new Error(String(cause), { cause }), { name: 'ChunkLoadError' })
}

const timedOut = () => new Error(`nothing has come in ${fileTimeoutMs} ms`)

/** A screen in a chunk of its own: the mode's first screen does not wait for it. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let known: ComponentType | undefined
  const fetchScreen = async () => {
    known = (await withTimeout(load(), fileTimeoutMs, timedOut).catch(asChunkLoadError))[name]
    return { default: known }
  }
  const Awaited = lazy(fetchScreen)

  return function LazyScreen() {
    const [Shown, show] = useState<ComponentType | undefined>(() => known)

    useEffect(() => {
      if (Shown) return
      let isSettled = false
      const settle = (next: ComponentType) => {
        if (!isSettled) show(() => next)
        isSettled = true
      }
      const say = setTimeout(() => settle(Awaited), worthSaying)
      // What fails is tried once more by the screen that says so.
      fetchScreen().then(
        (screen) => settle(screen.default),
        () => settle(Awaited),
      )
      return () => {
        isSettled = true
        clearTimeout(say)
      }
    }, [Shown])

    return Shown ? <Shown /> : null
  }
}
