import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChatMessage } from './chat-message'

/** The newest messages, which are rendered at first. */
const initialSize = 40
/** How many earlier messages each page adds. */
const pageSize = 20

/** How far above the screen the next page is rendered. */
const overscan = '800px'

/**
 * The messages that are rendered: the newest, and pages of earlier ones as the visitor scrolls up or presses the
 * button. `sentinelRef` belongs on an element above them; the scroll position stays when a page is added.
 */
export function useMessageWindow(messages: readonly ChatMessage[]) {
  // An id and not an index, because a long chat drops its oldest messages.
  const [newestStartId] = useState(messages.at(-initialSize)?.id)
  const [earlierCount, setEarlierCount] = useState(0)
  const sentinelRef = useRef<HTMLDivElement>(null)
  const newestStart = Math.max(
    0,
    messages.findIndex(({ id }) => id === newestStartId),
  )
  const windowStart = Math.max(0, newestStart - earlierCount)

  function showEarlier() {
    const scroller = sentinelRef.current?.closest('main')
    const distanceFromEndPx = scroller ? scroller.scrollHeight - scroller.scrollTop : 0
    flushSync(() => setEarlierCount((count) => count + pageSize))
    if (scroller) scroller.scrollTop = scroller.scrollHeight - distanceFromEndPx
  }
  const handleIntersection = useEffectEvent(showEarlier)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports a sentinel that is still near after a page was added
  useEffect(() => {
    if (!sentinelRef.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleIntersection()
      },
      // The margin applies to the root only, so the root must be the scroll container.
      { root: sentinelRef.current.closest('main'), rootMargin: overscan },
    )
    observer.observe(sentinelRef.current)
    return () => observer.disconnect()
  }, [windowStart])

  return {
    earlier: messages.slice(windowStart, newestStart),
    newest: messages.slice(newestStart),
    /** The last message before the window. */
    previous: windowStart > 0 ? messages[windowStart - 1] : undefined,
    sentinelRef,
    showEarlier,
  }
}
