import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIsLeft } from './current-screen'

/** The pause after the last letter. Browsers limit how often a page may change its URL. */
const debounceMs = 250

/**
 * Holds the text of a search field that is stored in the URL: `param` is the URL's value, `setParam` changes it. The
 * text is written once typing pauses. A screen that is about to be left calls `flush`.
 */
export function useDebouncedSearchParam(param: string, setParam: (text: string) => void) {
  const [text, setText] = useState(param)
  // The value in the URL, followed by writes that the URL does not show yet. A slow phone shows a write after the next
  // letters were typed, and that must not undo them.
  const pendingParams = useRef([param])

  function flush() {
    if (text === pendingParams.current.at(-1)) return
    pendingParams.current.push(text)
    setParam(text)
  }
  const isLeft = useIsLeft()
  const flushLatest = useEffectEvent(() => {
    if (!isLeft()) flush()
  })
  // React cleans up only layout effects when a screen suspends and is hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the timer
  useLayoutEffect(() => {
    const timer = setTimeout(flushLatest, debounceMs)
    return () => clearTimeout(timer)
  }, [text])

  // Links and the browser's buttons change the URL while the list is open.
  useEffect(() => {
    const index = pendingParams.current.indexOf(param)
    pendingParams.current = index < 0 ? [param] : pendingParams.current.slice(index)
    if (index < 0) setText(param)
  }, [param])

  return { text, setText, flush }
}
