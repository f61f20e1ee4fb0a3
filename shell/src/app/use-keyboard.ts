import { useSyncExternalStore } from 'react'

/** Less is a browser's toolbar, more is an on-screen keyboard. */
const minKeyboardHeightPx = 120

const closed = { isOpen: false, visibleTopPx: 0 }
let latest = closed

/** Browsers lay an on-screen keyboard over the page: what is at the bottom of the page is under it. */
export const useKeyboard = () => useSyncExternalStore(subscribe, readKeyboard)

function subscribe(onChange: () => void) {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', onChange)
  visualViewport?.addEventListener('scroll', onChange)
  return () => {
    visualViewport?.removeEventListener('resize', onChange)
    visualViewport?.removeEventListener('scroll', onChange)
  }
}

function readKeyboard(): typeof closed {
  const { visualViewport, innerHeight } = window
  if (!visualViewport) return closed
  // A pinch zoom also makes the visible part smaller.
  const visibleHeight = visualViewport.height * visualViewport.scale
  const isOpen = innerHeight - visibleHeight >= minKeyboardHeightPx
  const visibleTopPx = isOpen ? visualViewport.offsetTop : 0
  if (latest.isOpen !== isOpen || latest.visibleTopPx !== visibleTopPx)
    latest = { isOpen, visibleTopPx }
  return latest
}
