import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChatMessage } from './chat-message'

/** Lines that are drawn on arrival, and how many earlier ones come at a time. */
export const drawnAtFirst = 40
export const drawnAtOnce = 20

/** How far above the screen earlier lines are made ready. */
const readyAbove = '800px'

/**
 * The lines of a chat that are drawn: the newest, and above them as many `earlier` ones as the visitor has scrolled up
 * to, or asked for. `above` marks where still earlier ones would stand; what one reads stays where it is.
 */
export function useShownLines(lines: readonly ChatMessage[]) {
  // By its id, because a long chat lets go of its oldest lines.
  const [border] = useState(lines.at(-drawnAtFirst)?.id)
  const [drawn, setDrawn] = useState(0)
  const above = useRef<HTMLDivElement>(null)
  const start = Math.max(
    0,
    lines.findIndex(({ id }) => id === border),
  )
  const from = Math.max(0, start - drawn)

  function drawEarlier() {
    const scroller = above.current?.closest('main')
    const fromEnd = scroller ? scroller.scrollHeight - scroller.scrollTop : 0
    flushSync(() => setDrawn((count) => count + drawnAtOnce))
    if (scroller) scroller.scrollTop = scroller.scrollHeight - fromEnd
  }
  const comeNear = useEffectEvent(drawEarlier)
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that came leave the place near or far, and only a new watch tells which
  useEffect(() => {
    if (!above.current || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear()
      },
      // The margin counts from the box that scrolls.
      { root: above.current.closest('main'), rootMargin: readyAbove },
    )
    watch.observe(above.current)
    return () => watch.disconnect()
  }, [from])

  return {
    earlier: lines.slice(from, start),
    newest: lines.slice(start),
    /** The last one that is not drawn. */
    before: from > 0 ? lines[from - 1] : undefined,
    above,
    drawEarlier,
  }
}
