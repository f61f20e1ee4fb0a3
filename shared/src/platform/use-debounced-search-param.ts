import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Browsers refuse to rewrite an address at every letter. Milliseconds. */
const restTime = 250

/**
 * A text that the address keeps: `kept` is what stands there, `write` puts another in its place. It is written once
 * typing rests, or by `flush` at once, for a screen that is about to be left.
 */
export function useDebouncedSearchParam(kept: string, write: (text: string) => void) {
  const [text, setText] = useState(kept)
  // What the address says, and after it what was written and has not come back: on a slow phone that takes longer
  // than the next letters, and must not undo them.
  const known = useRef([kept])

  function flush() {
    if (text === known.current.at(-1)) return
    known.current.push(text)
    write(text)
  }
  const keepAtRest = useEffectEvent(flush)
  // A layout effect: a screen that waits for the next one's code is hidden and keeps its other effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the rest anew.
  useLayoutEffect(() => {
    const rest = setTimeout(keepAtRest, restTime)
    return () => clearTimeout(rest)
  }, [text])

  // The navigation and the browser's own buttons change the address under the open list.
  useEffect(() => {
    const at = known.current.indexOf(kept)
    known.current = at < 0 ? [kept] : known.current.slice(at)
    if (at < 0) setText(kept)
  }, [kept])

  return { text, setText, flush }
}
