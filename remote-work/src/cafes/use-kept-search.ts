import { useSearchParams } from '@baithak/platform'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Browsers refuse to rewrite an address at every letter. */
const restTime = 250

/**
 * The search text, kept in the address so that coming back finds it. `keep` writes it there at once, for a
 * screen that is about to be left.
 */
export function useKeptSearch() {
  const [parameters, setParameters] = useSearchParams()
  const kept = parameters.get('q') ?? ''
  const [text, setText] = useState(kept)
  const written = useRef(kept)

  function keep() {
    if (text === written.current) return
    written.current = text
    setParameters(text ? { q: text } : {}, { replace: true })
  }
  const keepAtRest = useEffectEvent(keep)
  // A layout effect: a screen that waits for the next one's code is hidden and keeps its other effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the rest anew.
  useLayoutEffect(() => {
    const rest = setTimeout(keepAtRest, restTime)
    return () => clearTimeout(rest)
  }, [text])

  // Explore in the navigation, and the browser's own buttons, change the address under the open list.
  useEffect(() => {
    if (kept === written.current) return
    written.current = kept
    setText(kept)
  }, [kept])

  return { text, setText, keep }
}
