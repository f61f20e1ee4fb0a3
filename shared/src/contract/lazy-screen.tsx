import { type ComponentType, lazy, useEffect, useState } from 'react'

/**
 * A wait shorter than this gets no word, in milliseconds. Once React shows a Suspense's fallback it keeps it for 300,
 * however soon the code is there: every first look at a screen would begin with an empty page.
 */
const worthSaying = 120

/** A screen in a chunk of its own: the mode's first screen does not wait for it. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let known: ComponentType | undefined
  const fetchScreen = async () => {
    known = (await load())[name]
    return { default: known }
  }
  const Awaited = lazy(fetchScreen)

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each screen, where modules begin
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
